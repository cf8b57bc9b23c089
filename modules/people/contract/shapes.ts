import { type Static, Type } from 'typebox';
import { LESSON_TYPES } from '#platform/contract/lesson-types.ts';
import { Country } from '#platform/contract/person-shapes.ts';
import { Day, Id, LanguageCode, Moment, nullable, oneOf } from '#platform/contract/shapes.ts';
import { FEATURES, PACKAGES } from './features.ts';
import { EMAIL_MAX, SCHOOL_NAME_MAX, SEARCH_MAX } from './limits.ts';
import { GUARDIAN_KINDS, ROLE_LABELS, ROLE_TYPE_IDS } from './role-types.ts';

export { Birthday, PersonName } from '#platform/contract/person-shapes.ts';
export { Country };

export const RoleType = oneOf(ROLE_TYPE_IDS);
export const RoleLabel = oneOf(ROLE_LABELS);
/** Which labels a form offers beside a role type; a type without labels is not named. */
export const OfferedLabels = Type.Array(Type.Object({ type_id: RoleType, labels: Type.Array(RoleLabel) }));
export type OfferedLabels = Static<typeof OfferedLabels>;
export const GuardianKind = oneOf(GUARDIAN_KINDS);
export const FeatureKey = oneOf(FEATURES);
export const PackageKey = oneOf(PACKAGES);
const LessonTypeName = oneOf(LESSON_TYPES);

export const SchoolName = Type.String({ minLength: 1, maxLength: SCHOOL_NAME_MAX });
export const Search = Type.String({ maxLength: SEARCH_MAX });
export const Email = Type.String({ format: 'email', maxLength: EMAIL_MAX });
export const TimeZone = Type.String({ minLength: 1, maxLength: 64 });

export const SchoolParams = Type.Object({ schoolId: Id });
export const PersonParams = Type.Object({ schoolId: Id, personId: Id });

/** One role of a person in one school. */
export const Role = Type.Object({
  role_id: Id,
  type_id: RoleType,
  label: nullable(RoleLabel),
  school_id: Id,
  school_name: Type.String(),
  class_id: nullable(Id),
  class_name: nullable(Type.String()),
  starts_on: Day,
  ends_on: nullable(Day),
});
export type Role = Static<typeof Role>;

/** A child whom the person may act for, with the parent role that reaches it. */
export const Child = Type.Object({
  user_id: Id,
  firstname: Type.String(),
  lastname: Type.String(),
  profile_picture: nullable(Type.String()),
  school_id: Id,
  school_name: Type.String(),
  class_name: nullable(Type.String()),
  role_id: Id,
});
export type Child = Static<typeof Child>;

export const Me = Type.Object({
  id: Id,
  firstname: Type.String(),
  lastname: Type.String(),
  lang_code: LanguageCode,
  profile_picture: nullable(Type.String()),
  school_id: nullable(Id),
  student_id: nullable(Id),
  is_root: Type.Boolean(),
  is_verified: Type.Boolean(),
  support_chat_id: nullable(Type.String()),
});

export const Context = Type.Object({
  roles: Type.Array(Role),
  current_role: nullable(Role),
  viewed_user_id: nullable(Id),
  children: Type.Array(Child),
  school: nullable(
    Type.Object({
      id: Id,
      name: Type.String(),
      logo: nullable(Type.String()),
      time_zone: Type.String(),
      country: Country,
      package_key: PackageKey,
      features: Type.Array(FeatureKey),
      /** Whether the size of an upload depends on the package, so that it has to be asked for (S2 section 5). */
      has_upload_limits: Type.Boolean(),
      /** Whether those whose school has no polls are shown them once (S2 section 9). */
      has_polling_promo: Type.Boolean(),
    }),
  ),
  is_root: Type.Boolean(),
  /** What the current role may open; the browser decides nothing about rights. */
  may: Type.Object({
    lead_school: Type.Boolean(),
    keep_platform: Type.Boolean(),
    see_teacher_dashboard: Type.Boolean(),
  }),
});

export const School = Type.Object({
  id: Id,
  name: Type.String(),
  logo: nullable(Type.String()),
  country: Country,
  time_zone: Type.String(),
  package_key: PackageKey,
});

export const PackageFeature = Type.Object({ feature_key: FeatureKey });

export const ClassLevel = Type.Object({ id: Id, level: Type.Integer(), name: Type.String() });

export const SchoolClass = Type.Object({
  id: Id,
  level: Type.Integer(),
  parallel: Type.String(),
  name: Type.String(),
  class_level_id: Id,
  parallel_identifier_id: Id,
  student_count: Type.Integer(),
  formmasters: Type.Array(Type.Object({ user_id: Id, firstname: Type.String(), lastname: Type.String() })),
});

export const Course = Type.Object({
  id: Id,
  name: Type.String(),
  code: Type.String(),
  subject_id: Id,
  subject_name: Type.String(),
});

export const SubjectWithCourses = Type.Object({
  id: Id,
  name: Type.String(),
  courses: Type.Array(Type.Object({ id: Id, name: Type.String(), code: Type.String() })),
});

export const Pupil = Type.Object({
  student_id: Id,
  student_role_id: Id,
  firstname: Type.String(),
  lastname: Type.String(),
  profile_picture: nullable(Type.String()),
});

/** A row of the school's people list. */
export const PersonRow = Type.Object({
  user_id: Id,
  firstname: Type.String(),
  lastname: Type.String(),
  profile_picture: nullable(Type.String()),
  email: nullable(Type.String()),
  invitation: oneOf(['none', 'waiting', 'expired', 'accepted']),
  roles: Type.Array(Role),
});
export type PersonRow = Static<typeof PersonRow>;

export const Guardianship = Type.Object({
  id: Id,
  kind: GuardianKind,
  is_barred: Type.Boolean(),
  user_id: Id,
  firstname: Type.String(),
  lastname: Type.String(),
});

/** Everything that school leaders see of one person. */
export const PersonDetail = Type.Object({
  ...PersonRow.properties,
  phone: nullable(Type.String()),
  birthday: nullable(Day),
  past_roles: Type.Array(Role),
  guardians: Type.Array(Guardianship),
  children: Type.Array(Guardianship),
  may: Type.Object({
    end_role_ids: Type.Array(Id),
    give_type_ids: Type.Array(RoleType),
    give_labels: OfferedLabels,
    move: Type.Boolean(),
    renew_invitation: Type.Boolean(),
  }),
});

/** Which classes somebody teaches; none for whoever is no teacher of the school now. */
export const Teaching = Type.Object({ is_teacher: Type.Boolean(), class_ids: Type.Array(Id) });
export type Teaching = Static<typeof Teaching>;

export const SchoolSettings = Type.Object({
  name: SchoolName,
  time_zone: TimeZone,
  country: Country,
  is_teacher_dashboard_enabled: Type.Boolean(),
  is_direct_contact_with_teachers_open: Type.Boolean(),
  lesson_types: Type.Array(LessonTypeName, { uniqueItems: true }),
});
export type SchoolSettings = Static<typeof SchoolSettings>;

/** The settings as their keepers see them. */
export const KeptSettings = Type.Object({
  ...SchoolSettings.properties,
  may: Type.Object({ edit_lesson_types: Type.Boolean() }),
});

/** The one-time link that lets an invited person choose a password. */
export const Invitation = Type.Object({ user_id: Id, path: Type.String(), expires_at: Moment });
