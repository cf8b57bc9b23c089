/** What a form finds at fault by itself, as keys of this module's words. */
export type FaultWord =
  | 'add_guardian.choose'
  | 'errors.class_required'
  | 'errors.name_required'
  | 'errors.role_ends_before_start'
  | 'invite.email_required'
  | 'invite.email_wrong'
  | 'add_guardian.choose_kind'
  | 'move_pupil.choose'
  | 'role_form.role_required'
  | 'settings.country_required'
  | 'settings.time_zone_required'
  | 'ui:day.none'
  | 'ui:day.wrong';
