import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { ME_KEY } from '#platform/web/data/me.ts';
import { NoRoleFace } from './no-role-face.tsx';

/**
 * The role may not come here, or it has ended; which roles are left is asked anew. It is the screen of
 * `/unauthorized`, and the face of every other screen that is closed to the role.
 */
export default function UnauthorizedScreen() {
  const client = useQueryClient();
  useEffect(() => void client.invalidateQueries({ queryKey: ME_KEY }), [client]);
  return <NoRoleFace />;
}
