import { useTranslation } from 'react-i18next';
import { formatList } from '#platform/web/i18n/lists.ts';
import { Faces } from '#platform/web/ui/faces.tsx';
import { Panel } from '#platform/web/ui/panel.tsx';
import { SkeletonRows } from '#platform/web/ui/skeleton-rows.tsx';
import { writeScope } from '../../contract/scope-query.ts';
import type { Consent } from '../../contract/shapes.ts';
import { choiceOf } from '../data/group-choice.ts';
import { useConsentGroups } from '../data/use-consent-groups.ts';
import { useGroupName } from '../data/use-group-name.ts';

/** Whom a draft is going to reach. */
export function DraftGroups({ consent }: { consent: Consent }) {
  const { t, i18n } = useTranslation('consents');
  const nameOf = useGroupName();
  const groups = useConsentGroups(consent.id);
  const { is_all, scopes } = choiceOf(consent);
  return (
    <Panel title={t('groups.send_to')}>
      {is_all ? (
        t('groups.all_groups')
      ) : (
        <Faces query={groups} waiting={<SkeletonRows rows={1} withAvatar={false} />} empty="never">
          {(known) =>
            formatList(known.filter(({ scope }) => scopes.includes(writeScope(scope))).map(nameOf), i18n.language)
          }
        </Faces>
      )}
    </Panel>
  );
}
