import { Button, Stack } from '@mantine/core';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { boot } from '#platform/web/data/launch.ts';
import type { MyRole } from '#platform/web/data/me.ts';
import { useSources } from '#platform/web/data/sources.ts';
import { sentenceOf } from '#platform/web/errors/error-sentence.ts';
import { PageFace } from './page-face.tsx';
import { RoleButtons } from './role-buttons.tsx';

/** The address names a role that is not this person's: their own ones are offered instead. */
export function ForeignRole({ onChosen }: { onChosen: () => void }) {
  const { t } = useTranslation('shell');
  const { me, session } = useSources();
  const [roles, setRoles] = useState<readonly MyRole[] | null>(null);
  const [, setParams] = useSearchParams();
  useEffect(() => {
    // Who this person is can only be asked without the role that is refused.
    boot.context_role_id = null;
    boot.school_id = null;
    me.load({ background: true }).then(
      (known) => setRoles(known.roles),
      () => setRoles([]),
    );
  }, [me]);

  const goOn = () => {
    setParams(
      (current) => {
        const next = new URLSearchParams(current);
        next.delete('context_role_id');
        next.delete('school_id');
        return next;
      },
      { replace: true },
    );
    onChosen();
  };
  const choose = ({ role_id }: MyRole) => void session.choose({ role_id }).then(goOn, () => undefined);
  return (
    <PageFace
      isAlone
      drawing="door"
      accent="coral"
      title={t('start.failed')}
      sentence={sentenceOf('invalid_role')}
      action={
        roles && (
          <Stack gap="xs">
            <RoleButtons roles={roles} onPick={choose} />
            {roles.length === 0 && <Button onClick={goOn}>{t('no_role.home')}</Button>}
          </Stack>
        )
      }
    />
  );
}
