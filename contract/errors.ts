// The refusals of the server, as RFC 9457 problem details.
import * as z from 'zod/mini'

export const ErrorCode = z.enum([
  'not_signed_in',
  /** The call came with the cookie that the session had a moment ago: made again, it comes with the new one. */
  'session_renewed',
  'not_allowed',
  'password_needed',
  'not_found',
  'not_valid',
  /** It is well formed, and not for what it was sent to. */
  'another_kind',
  'conflict',
  'gone',
  'too_large',
  'too_slow',
  'too_many',
  'unavailable',
  'unexpected',
  'storage_full',
])
export type ErrorCode = z.infer<typeof ErrorCode>

/** What somebody else saved in between: who (null when he is gone), when, and which fields. */
export const ForeignSave = z.object({
  by: z.nullable(z.string()),
  at: z.iso.datetime(),
  fields: z.array(z.string()),
})
export type ForeignSave = z.infer<typeof ForeignSave>

/**
 * `code` says which refusal it is; `detail` is the sentence to show; `errors` names what to correct in a form, by path into the body; `changes` comes with
 * a conflict over what others have saved since.
 */
export const Problem = z.object({
  type: z.string(),
  title: z.string(),
  status: z.int(),
  code: ErrorCode,
  detail: z.string(),
  errors: z.optional(z.array(z.object({ path: z.string(), message: z.string() }))),
  changes: z.optional(z.array(ForeignSave)),
})
export type Problem = z.infer<typeof Problem>
