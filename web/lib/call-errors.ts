// Why a call failed, as errors that toasts, panels and forms can read.
import type { ErrorCode, ForeignSave, Problem } from '@aerie/contract/errors'

const TOO_LARGE = 413
/** Whatever stands before the server has refused the body in words of its own. */
const AT_THE_FRONT_DOOR = "The server's front door does not let files of this size through. Tell those who run it."

/** `message` is the status, a colon and the body, as it was sent; `detail` is the sentence to show, where there is one. */
export class Refused extends Error {
  override readonly name = 'Refused'
  readonly status: number
  readonly code: ErrorCode | undefined
  readonly detail: string | undefined
  readonly errors: { path: string; message: string }[]
  /** What others have saved since, where that is the reason. */
  readonly changes: ForeignSave[]

  constructor(status: number, body: string) {
    super(`${status}: ${body}`)
    const problem = readProblem(body)
    this.status = status
    this.code = problem?.code
    this.detail = problem?.detail ?? (status === TOO_LARGE ? AT_THE_FRONT_DOOR : undefined)
    this.errors = problem?.errors ?? []
    this.changes = problem?.changes ?? []
  }
}

/** The request never reached the server, or its answer never reached us. */
export class Unreachable extends Error {
  override readonly name = 'Unreachable'
  readonly detail = 'The network did not answer. Check your connection and try again.'
}

export const cancelled = () => new DOMException('Cancelled', 'AbortError')

/** Whether a failure is that of what was called off, of which nobody needs to be told. */
export const isCancelled = (error: unknown) => error instanceof DOMException && error.name === 'AbortError'

/** Whether asking again would be answered alike: not signed in, not allowed, not there, or there no longer. */
export const isFinal = (error: unknown) => error instanceof Refused && [401, 403, 404, 410].includes(error.status)

/** The sentence to show for anything that was thrown. */
export const sentenceOf = (error: unknown, fallback = 'Something went wrong. Please try again.') =>
  (error instanceof Refused || error instanceof Unreachable) && error.detail ? error.detail : fallback

function readProblem(body: string) {
  try {
    return JSON.parse(body) as Partial<Problem> | null
  } catch {
    return null
  }
}
