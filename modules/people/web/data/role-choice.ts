import { CLASS_ROLES, type ROLE_LABELS, type RoleTypeId } from '../../contract/role-types.ts';

/** A role that is being chosen in a form; null where nothing is chosen yet. */
export type RoleChoice = {
  type_id: RoleTypeId | null;
  class_id: number | null;
  label: (typeof ROLE_LABELS)[number] | null;
};

export const NO_ROLE: RoleChoice = { type_id: null, class_id: null, label: null };

const needsClass = ({ type_id }: RoleChoice): boolean => CLASS_ROLES.some((id) => id === type_id);

/** What is missing, by field; the keys are those of the server, so that both speak alike. */
export const missingIn = (choice: RoleChoice): 'type_id' | 'class_id' | null => {
  if (choice.type_id === null) return 'type_id';
  return needsClass(choice) && choice.class_id === null ? 'class_id' : null;
};

/** The part of a request that says the role. A class that was chosen before the role changed is left out. */
export const roleBody = (choice: RoleChoice, type_id: RoleTypeId) => ({
  type_id,
  ...(needsClass(choice) && choice.class_id !== null && { class_id: choice.class_id }),
  ...(choice.label !== null && { label: choice.label }),
});

/** Which field each refusal of a role belongs to. */
export const ROLE_REFUSALS = {
  type_id: ['headmaster_only', 'role_exists'],
  class_id: ['class_required', 'class_not_found'],
  label: [],
} as const;
