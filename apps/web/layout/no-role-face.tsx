import { Button, Stack } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { type MyRole, useMe } from '#platform/web/data/me.ts';
import { unsavedChanges } from '#platform/web/data/unsaved-changes.ts';
import { useSwitchView } from '#platform/web/data/view.ts';
import { PageFace } from './page-face.tsx';
import { RoleButtons } from './role-buttons.tsx';

/** A person without a role for this page: their other roles are offered, else what to do. */
export function NoRoleFace() {
  const { t } = useTranslation('shell');
  const { roles, current_role, is_root } = useMe();
  const switchView = useSwitchView();
  const others = roles.filter(({ role_id }) => role_id !== current_role?.role_id);
  const goOn = ({ role_id }: MyRole) => {
    // What was typed in a role that has ended cannot be saved any more.
    unsavedChanges.letGo();
    void switchView({ role_id }).catch(() => undefined);
  };
  const hasNone = roles.length === 0 && !is_root;
  const title = hasNone ? t('no_role.none_title') : t('no_role.title');
  return (
    <PageFace
      drawing={hasNone ? 'door' : 'lock'}
      accent="yellow"
      title={title}
      sentence={hasNone ? t('no_role.none') : others.length > 0 ? t('no_role.others') : t('no_role.only')}
      action={
        <Stack gap="xs">
          <RoleButtons roles={others} onPick={goOn} />
          {!hasNone && (current_role || is_root) && (
            <Button component={Link} to="/" variant={others.length > 0 ? 'subtle' : 'filled'}>
              {t('no_role.home')}
            </Button>
          )}
        </Stack>
      }
    />
  );
}
