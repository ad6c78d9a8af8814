// How what the map is drawn with is fetched, as options of a query: once, and not given up at the first failure.
import { CannotDraw } from './drawing/provider.ts'

const RETRIES = 3
const FIRST_PAUSE_MS = 1000

/** Tried up to three times more, each time after a longer pause, while somebody waits for it. */
export const insisting = {
  staleTime: 'static',
  retry: (failed: number, error: Error) => failed < RETRIES && !(error instanceof CannotDraw),
  retryDelay: (failed: number) => FIRST_PAUSE_MS * 2 ** failed,
} as const
