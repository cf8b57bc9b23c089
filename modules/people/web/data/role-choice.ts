import { CLASS_ROLES, type RoleLabel, type RoleTypeId } from '../../contract/role-types.ts';
import type { OfferedLabels } from '../../contract/shapes.ts';

/** A role that is being chosen in a form; null where nothing is chosen yet. */
export type RoleChoice = {
  type_id: RoleTypeId | null;
  class_id: number | null;
  label: RoleLabel | null;
};

export const NO_ROLE: RoleChoice = { type_id: null, class_id: null, label: null };

const needsClass = ({ type_id }: RoleChoice): boolean => CLASS_ROLES.some((id) => id === type_id);

/** The labels that the server offers beside a type. */
export const labelsFor = (offered: OfferedLabels, type_id: RoleTypeId | null): readonly RoleLabel[] =>
  offered.find((one) => one.type_id === type_id)?.labels ?? [];

/** Another type keeps the chosen label only where it fits there too. */
export const choosingType = (
  offered: OfferedLabels,
  type_id: RoleTypeId | null,
  label: RoleLabel | null,
): Pick<RoleChoice, 'type_id' | 'label'> => ({
  type_id,
  label: labelsFor(offered, type_id).find((one) => one === label) ?? null,
});

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
  label: ['role_label_unfit'],
} as const;
