// The ways in which a service says no.
import type { ErrorCode, ForeignSave } from '@aerie/contract/errors'

interface Details {
  errors?: { path: string; message: string }[]
  /** What others have saved since. */
  changes?: ForeignSave[]
  /** Seconds until another try makes sense. */
  retryAfter?: number
}

/** A no that the caller may read: the sentence is shown as it stands. Anything else that is thrown becomes "unexpected". */
export class Refusal extends Error {
  readonly code: ErrorCode
  readonly details: Details

  constructor(code: ErrorCode, sentence: string, details: Details = {}) {
    super(sentence)
    this.code = code
    this.details = details
  }
}

export const notFound = (what: string) => new Refusal('not_found', `${what} not found`)

/** A no that belongs to one field of a form. */
export const invalid = (path: string, message: string) =>
  new Refusal('not_valid', message, { errors: [{ path, message }] })

export function must(allowed: boolean, why: string): asserts allowed {
  if (!allowed) throw new Refusal('not_allowed', why)
}
