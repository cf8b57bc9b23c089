import { Checkbox } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { writeScope } from '../../contract/scope-query.ts';
import type { Group } from '../../contract/shapes.ts';
import { type GroupChoice, markOf, toggleGroup } from '../data/group-choice.ts';
import { useGroupName } from '../data/use-group-name.ts';
import classes from './group-checks.module.css';

type Props = {
  groups: readonly Group[];
  choice: GroupChoice;
  /** What was sent already and stays. */
  sent: GroupChoice;
  onChange: (choice: GroupChoice) => void;
};

type OneProps = Omit<Props, 'groups'> & { group: Group; className?: string | undefined };

function GroupCheck({ group, choice, sent, onChange, className }: OneProps) {
  const nameOf = useGroupName();
  const { isTicked, isLocked } = markOf(group, choice, sent);
  return (
    <Checkbox
      className={className}
      label={nameOf(group)}
      checked={isTicked}
      disabled={isLocked}
      onChange={() => onChange(toggleGroup(choice, group))}
    />
  );
}

/** All students, the student groups level by level with their classes, and the other groups. */
export function GroupChecks({ groups, ...props }: Props) {
  const { t } = useTranslation('consents');
  const nameOf = useGroupName();
  const named = (name: Group['scope_name']) => groups.filter(({ scope_name }) => scope_name === name);
  const classesOf = (level: Group) =>
    named('class').filter(({ scope }) => scope.class_level_id === level.scope.class_level_id);
  return (
    <>
      {named('all_students').map((group) => (
        <GroupCheck key="students" group={group} {...props} />
      ))}
      <fieldset className={classes.part}>
        <legend className={classes.legend}>{t('groups.student_groups')}</legend>
        {named('class_level').map((level) => (
          // biome-ignore lint/a11y/useSemanticElements: A fieldset in a fieldset for a row of two boxes would be read twice.
          <div key={writeScope(level.scope)} className={classes.level} role="group" aria-label={nameOf(level)}>
            <GroupCheck group={level} className={classes.levelName} {...props} />
            <div className={classes.classes}>
              {classesOf(level).map((one) => (
                <GroupCheck key={writeScope(one.scope)} group={one} {...props} />
              ))}
            </div>
          </div>
        ))}
      </fieldset>
      <fieldset className={classes.part}>
        <legend className={classes.legend}>{t('groups.other_groups')}</legend>
        <div className={classes.others}>
          {named('role').map((group) => (
            <GroupCheck key={writeScope(group.scope)} group={group} {...props} />
          ))}
        </div>
      </fieldset>
    </>
  );
}
