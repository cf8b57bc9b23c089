import { Button, Checkbox } from '@mantine/core';
import { IconArrowLeft } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router';
import { isBlank } from '#platform/contract/text.ts';
import { useCall } from '#platform/web/data/use-call.ts';
import { sentenceOf } from '#platform/web/errors/error-sentence.ts';
import { Faces } from '#platform/web/ui/faces.tsx';
import { SkeletonRows } from '#platform/web/ui/skeleton-rows.tsx';
import { toast } from '#platform/web/ui/toast.ts';
import { countAsked } from '../../contract/count-asked.ts';
import { listGroups } from '../../contract/list-groups.ts';
import { stateOf } from '../../rules/judge-change.ts';
import { formPath } from '../data/admin-address.ts';
import { ALL_GROUPS, choiceOf, isNobody, NO_GROUPS, targetOf } from '../data/group-choice.ts';
import { plainText } from '../data/plain-text.ts';
import { useSchoolQuery } from '../data/use-school-query.ts';
import { faultsIn, isSameText } from '../data/writing.ts';
import { AskAgainDialog } from './ask-again-dialog.tsx';
import { GroupChecks } from './group-checks.tsx';
import { PublishDialog } from './publish-dialog.tsx';
import type { StepProps } from './text-step.tsx';
import classes from './writing.module.css';

/** The second step: whom it is sent to. */
export function SelectGroups({ consent, id, place, open, saving }: StepProps) {
  const { t } = useTranslation('consents');
  const navigate = useNavigate();
  const query = useSchoolQuery();
  const groups = useCall(listGroups, { query });
  const everybody = useCall(countAsked, { query, body: targetOf(ALL_GROUPS) });
  const mayAskAll = everybody.data?.may.send ?? false;
  const [asking, setAsking] = useState<'publish' | 'again' | null>(null);
  const { writing, saved, change } = open;
  const state = consent && stateOf(consent);
  const sent = consent && state === 'published' ? choiceOf(consent) : NO_GROUPS;
  const textPath = formPath(place, 'create', id);
  const trying = (then: () => void) => () => {
    const faults = faultsIn(writing, (html) => isBlank(plainText(html)));
    if (isNobody(writing.choice)) void toast.failed(sentenceOf('group_required'));
    // Whoever opened this step by its address has no text yet.
    else if (faults.title || faults.description) {
      void toast.failed(t('form.both_missing'));
      void navigate(textPath);
    } else then();
  };
  const save = trying(() => {
    if (state === 'published' && !isSameText(writing, saved)) setAsking('again');
    else saving.run();
  });
  const isAll = writing.choice.is_all;
  const waiting = <SkeletonRows rows={8} withAvatar={false} />;
  return (
    <div className={classes.form}>
      <div className={classes.fields}>
        <Faces query={groups} waiting={waiting} empty="never">
          {(known) =>
            everybody.isPending ? (
              waiting
            ) : (
              <>
                {state === 'published' && <p className={classes.note}>{t('groups.only_added')}</p>}
                {(mayAskAll || isAll) && (
                  <Checkbox
                    label={t('groups.all_groups')}
                    description={t('groups.all_groups_note')}
                    checked={isAll}
                    disabled={!mayAskAll || sent.is_all}
                    onChange={({ currentTarget }) =>
                      change({ choice: { ...writing.choice, is_all: currentTarget.checked } })
                    }
                  />
                )}
                <GroupChecks
                  groups={known}
                  choice={writing.choice}
                  sent={sent}
                  onChange={(choice) => change({ choice })}
                />
              </>
            )
          }
        </Faces>
      </div>
      <footer className={classes.foot}>
        <Button
          component={Link}
          to={textPath}
          variant="subtle"
          leftSection={<IconArrowLeft size={16} aria-hidden="true" />}
        >
          {t('form.back')}
        </Button>
        <div className={classes.actions}>
          <Button
            variant={state === 'published' ? 'filled' : 'default'}
            onClick={save}
            loading={saving.pending && asking === null}
          >
            {t(consent ? 'form.save' : 'form.save_draft')}
          </Button>
          {state !== 'published' && (
            <Button onClick={trying(() => setAsking('publish'))}>{t(consent ? 'form.publish' : 'form.send')}</Button>
          )}
        </div>
      </footer>
      <PublishDialog
        opened={asking === 'publish'}
        onClose={() => setAsking(null)}
        saving={saving}
        title={writing.title}
        target={targetOf(writing.choice, sent)}
      />
      <AskAgainDialog opened={asking === 'again'} onClose={() => setAsking(null)} saving={saving} />
    </div>
  );
}
