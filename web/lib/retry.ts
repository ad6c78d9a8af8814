// Trying again what the page cannot do without, as options of a query.
import { Refused } from './call-errors.ts'

const MORE_TIMES = 3
const FIRST_PAUSE_MS = 1000

/** Up to three times more, each time after a longer pause, while somebody waits for it. What was refused would be refused again. */
export const retryOptions = {
  retry: (failed: number, error: Error) => failed < MORE_TIMES && !(error instanceof Refused && error.status < 500),
  retryDelay: (failed: number) => FIRST_PAUSE_MS * 2 ** failed,
}
