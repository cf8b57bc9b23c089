import { useTranslation } from 'react-i18next';
import { useWrite } from '#platform/web/data/use-write.ts';
import { toast } from '#platform/web/ui/toast.ts';
import { movePupil } from '../../contract/move-pupil.ts';
import type { Role } from '../../contract/shapes.ts';
import { useSchoolId } from './use-school-id.ts';

/** Takes a move back: the pupil is again in the class of the role as it was. */
export function useMoveBack(personId: number): (before: Role) => void {
  const { t } = useTranslation('people');
  const schoolId = useSchoolId();
  const { run } = useWrite(movePupil, {
    onDone: ({ roles }, { body }) => {
      const role = roles.find(({ class_id }) => class_id === body?.class_id);
      void toast.done(t('move_pupil.moved_back', { class: role?.class_name }));
    },
  });
  return ({ class_id }) => {
    if (class_id !== null) run({ params: { schoolId, personId }, body: { class_id } });
  };
}
