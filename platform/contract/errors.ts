/** A closed list of error keys, each with the HTTP status that it answers with. */
export type ErrorList = Readonly<Record<string, number>>;

/**
 * Refusals that any call may answer with (S3 section 8, "Files and generic"). Modules keep
 * their own keys in `contract/errors.ts`; every key has a sentence in all seven languages.
 */
export const genericErrors = {
  invalid_request: 400,
  not_logged_in: 401,
  session_not_authorised: 401,
  token_expired: 401,
  not_allowed_action: 403,
  permission_denied: 403,
  invalid_role: 403,
  role_not_provided: 403,
  feature_permission_missing: 403,
  step_up_needed: 403,
  fresh_proof_needed: 403,
  request_blocked: 403,
  data_not_found: 404,
  page_not_found: 404,
  school_not_found: 404,
  // The documents' word where the school stands in the query (S3 section 8).
  'school-id-not-found': 404,
  method_not_allowed: 405,
  idempotency_key_reused: 409,
  request_in_progress: 409,
  request_too_large: 413,
  unsupported_content_type: 415,
  too_many_requests: 429,
  'backend_errors.default_error': 500,
  server_error_occured: 500,
  not_ready: 503,
  // Files (S1 section 5; S3 section 8, "Files and generic"); any call that takes attachments may say them.
  'error.file.format': 415,
  'error.file.content': 415,
  'error.file.large': 413,
  'error.file.empty': 400,
  'error.file.too_many_files': 400,
  'error.file.invalid_attachments': 400,
  'error.file.storage_full': 507,
  'error.file.not_stored': 503,
} as const satisfies ErrorList;

/** Keys that only the browser raises: it has words for them, no answer carries them. */
export const clientErrors = [
  'no_internet_connection',
  'app_updated',
  'failed_chunk_message',
  'frontend_errors.default_error',
] as const;

export type GenericKey = keyof typeof genericErrors;

/** The key's parameters, put into its sentence by the browser. */
export type ErrorParams = Readonly<Record<string, string | number>>;

/** What is wrong with each field of a body, by its name. */
export type FieldFaults = Readonly<Record<string, string>>;

/** Status 0 (no answer at all) counts as offline and travels under this code (S1 section 8). */
export const OFFLINE_CODE = 485;
