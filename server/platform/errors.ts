// The refusals that services throw, and what is logged of all other errors.
import type { ErrorCode, ForeignSave } from '@aerie/contract/errors'

interface Details {
  errors?: { path: string; message: string }[]
  /** Changes that others have saved since. */
  changes?: ForeignSave[]
  /** Seconds until another try makes sense. */
  retryAfter?: number
  /** Why, for the log alone. */
  reason?: string
}

/** A refusal: its sentence is shown to the caller as it stands. Any other error becomes "unexpected". */
export class Refusal extends Error {
  readonly code: ErrorCode
  readonly details: Details

  constructor(code: ErrorCode, sentence: string, details: Details = {}) {
    super(sentence)
    this.code = code
    this.details = details
  }
}

/** What a log may hold of an error: not its message, which might quote what a member typed. */
export const reportOf = (error: unknown) =>
  error instanceof Error
    ? { type: error.name, code: 'code' in error ? error.code : undefined, ...reasonOf(error), stack: frames(error) }
    : { type: typeof error }

const reasonOf = (error: Error) =>
  error instanceof Refusal && error.details.reason ? { reason: error.details.reason } : {}

/** For what no request's log can tell; levels are those of the log: 50 is an error, 60 one that ends the process. */
export const logUncaught = (error: unknown, level = 50) =>
  console.error(JSON.stringify({ level, time: Date.now(), err: reportOf(error), msg: 'uncaught error' }))

const frames = ({ stack }: Error) =>
  stack
    ?.split('\n')
    .filter((line) => line.startsWith('    at '))
    .join('\n')

export const notFound = (what: string) => new Refusal('not_found', `${what} not found`)

/** A refusal that belongs to one field of a form. */
export const invalid = (path: string, message: string) =>
  new Refusal('not_valid', message, { errors: [{ path, message }] })

export function must(allowed: boolean, why: string): asserts allowed {
  if (!allowed) throw new Refusal('not_allowed', why)
}
