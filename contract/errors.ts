// The few ways in which the server says no, as RFC 9457 problem details.
import * as z from 'zod/mini'

export const ErrorCode = z.enum([
  'not_signed_in',
  'not_allowed',
  'not_found',
  'not_valid',
  'conflict',
  'gone',
  'too_large',
  'too_many',
  'unavailable',
  'unexpected',
])
export type ErrorCode = z.infer<typeof ErrorCode>

/** `detail` is the sentence to show; `errors` names what to mend in a form, by path into the body. */
export const Problem = z.object({
  type: z.string(),
  title: z.string(),
  status: z.int(),
  detail: z.string(),
  errors: z.optional(z.array(z.object({ path: z.string(), message: z.string() }))),
})
export type Problem = z.infer<typeof Problem>
