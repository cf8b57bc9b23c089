import { NativeSelect, type NativeSelectProps } from '@mantine/core';
import { ROLE_TYPE_IDS, type RoleTypeId } from '../../contract/role-types.ts';
import { useRoleTypeName } from '../data/use-role-type-name.ts';

type Props = Omit<NativeSelectProps, 'value' | 'onChange' | 'data'> & {
  value: RoleTypeId | null;
  onPick: (type_id: RoleTypeId | null) => void;
  /** What stands there while no role is chosen. */
  none: string;
  offered?: readonly RoleTypeId[] | undefined;
};

/** One of the role types, or none. */
export function RoleTypeSelect({ value, onPick, none, offered = ROLE_TYPE_IDS, ...props }: Props) {
  const roleTypeName = useRoleTypeName();
  return (
    <NativeSelect
      {...props}
      value={value ?? ''}
      onChange={({ currentTarget }) => onPick(offered.find((id) => id === Number(currentTarget.value)) ?? null)}
    >
      <option value="">{none}</option>
      {offered.map((id) => (
        <option key={id} value={id}>
          {roleTypeName(id)}
        </option>
      ))}
    </NativeSelect>
  );
}
