import type { GenericKey } from './errors.ts';
import type { FileExtension } from './file-kinds.ts';
import type { Who } from './policy.ts';
import { allow, refuse, type Verdict } from './verdict.ts';

/** What one use of files takes. A module states it once; server, form and reference read the same. */
export type FileConsumer = {
  /** The name that an upload gives for its purpose, such as `journal`. */
  readonly app_name: string;
  readonly extensions: readonly FileExtension[];
  readonly max_bytes: number;
  /** Files that one thing, such as a lesson or a message, may have. */
  readonly max_count: number;
  readonly who: Who;
  /** The school package must have this feature. */
  readonly feature?: string;
  /** A smaller size for schools whose package lacks a feature. */
  readonly smaller?: { readonly without_feature: string; readonly max_bytes: number };
  /** The key for one file too many, where it is not the usual one. */
  readonly too_many?: 'error.file.too_many_files' | 'error.file.invalid_attachments';
};

/** The role in which somebody uploads; null for somebody who has none. */
type Uploader = { readonly type_id: number; readonly features: readonly string[] } | null;

/** May somebody in this role upload for this purpose at all? */
export function mayUpload({ who, feature }: FileConsumer, role: Uploader): Verdict<GenericKey> {
  if (role === null) return who === 'signed-in' ? allow : refuse('role_not_provided');
  const { type_id, features } = role;
  if (typeof who === 'object' && !who.roles.includes(type_id)) return refuse('not_allowed_action');
  if (feature !== undefined && !features.includes(feature)) return refuse('feature_permission_missing');
  return allow;
}

/** The largest file for somebody in this role, by what the package of its school has. */
export const maxBytesFor = ({ max_bytes, smaller }: FileConsumer, role: Uploader): number =>
  smaller && !role?.features.includes(smaller.without_feature) ? Math.min(max_bytes, smaller.max_bytes) : max_bytes;

type Limits = { readonly extensions: readonly string[]; readonly max_bytes: number };

/** Does a file fit, by its name and its size? The form asks before it sends, the server when it has counted. */
export function fitsLimits({ extensions, max_bytes }: Limits, extension: string, size: number): Verdict<GenericKey> {
  if (!extensions.includes(extension)) return refuse('error.file.format', { extensions: extensions.join(', ') });
  if (size > max_bytes) return refuse('error.file.large', { megabytes: inMegabytes(max_bytes) });
  if (size === 0) return refuse('error.file.empty');
  return allow;
}

/** For the refusal, whose sentence counts in megabytes: whole ones, or one digit behind the point. */
export const inMegabytes = (bytes: number): number => Math.max(0.1, Math.round((bytes / 1_048_576) * 10) / 10);
