import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { NoRoleFace } from './no-role-face.tsx';
import { ME_KEY } from './use-me-query.ts';

/** `/unauthorized`: the role may not come here, or it has ended. Which roles are left is asked anew. */
export default function UnauthorizedScreen() {
  const client = useQueryClient();
  useEffect(() => void client.invalidateQueries({ queryKey: ME_KEY }), [client]);
  return <NoRoleFace />;
}
