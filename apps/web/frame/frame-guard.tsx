import { Button, Group } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Outlet, useLocation, useNavigate } from 'react-router';
import { isFramedAt } from '#platform/contract/framed.ts';
import { OwnTabButton } from '#platform/web/frame/own-tab-button.tsx';
import { PageFace } from '../layout/page-face.tsx';
import { framedPages } from './framed-pages.ts';

/**
 * Stands around every page in a frame of another site. The server refuses to be framed by address, but a walk inside
 * the page and an address behind `#` never reach it: what may not be framed is not drawn here either.
 */
export function FrameGuard() {
  const { t } = useTranslation('shell');
  const { pathname } = useLocation();
  const navigate = useNavigate();
  if (isFramedAt(framedPages, pathname)) return <Outlet />;
  return (
    <PageFace
      isAlone
      drawing="door"
      accent="blue"
      title={t('frame.own_tab')}
      sentence={t('frame.own_tab_text')}
      action={
        <Group justify="center">
          <OwnTabButton />
          <Button variant="default" onClick={() => void navigate(-1)}>
            {t('frame.back')}
          </Button>
        </Group>
      }
    />
  );
}
