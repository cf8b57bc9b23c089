import { createContext, useContext } from 'react';
import type { Language } from '#platform/contract/shapes.ts';

/** One role of the signed-in person. */
export type MyRole = {
  role_id: number;
  type_id: number;
  label: string | null;
  school_id: number;
  school_name: string;
  class_id: number | null;
  class_name: string | null;
};

/** A child whom the signed-in person may act for. */
export type MyChild = {
  user_id: number;
  firstname: string;
  lastname: string;
  profile_picture: string | null;
  school_id: number;
  school_name: string;
  class_name: string | null;
  role_id: number;
};

export type MySchool = {
  id: number;
  name: string;
  logo: string | null;
  time_zone: string;
  country: string;
  package_key: string;
  features: readonly string[];
  /** Whether the size of an upload depends on the package; else it is everybody's. */
  has_upload_limits: boolean;
  /** Whether those whose school has no polls are shown them once. */
  has_polling_promo: boolean;
};

/** The signed-in person: the answers of `/user/me` and `/user/me/context`, merged into one (S3 section 7). */
export type Me = {
  id: number;
  firstname: string;
  lastname: string;
  lang_code: Language;
  profile_picture: string | null;
  school_id: number | null;
  student_id: number | null;
  is_root: boolean;
  is_verified: boolean;
  roles: readonly MyRole[];
  current_role: MyRole | null;
  viewed_user_id: number | null;
  children: readonly MyChild[];
  school: MySchool | null;
  /** What the current role may open, as the server has it. */
  may: { readonly lead_school: boolean; readonly keep_platform: boolean; readonly see_teacher_dashboard: boolean };
};

/** The cache key of the signed-in person. */
export const ME_KEY = ['me'] as const;

/** Filled by the shell; screens below it can rely on a person. */
export const MeContext = createContext<Me | null>(null);

/** The signed-in person. Only screens inside the shell may ask. */
export function useMe(): Me {
  const me = useContext(MeContext);
  if (!me) throw new Error('useMe() is for screens inside the shell.');
  return me;
}

/** The time zone in which this person's school lives; the platform's main administrator has none. */
export const timeZoneOf = (me: Me): string => me.school?.time_zone ?? Intl.DateTimeFormat().resolvedOptions().timeZone;
