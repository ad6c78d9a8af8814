// How what the map is drawn with is fetched, as options of a query: once, and not given up at the first failure.
import { tryingAgain } from '#lib/trying-again.ts'
import { CannotDraw } from './drawing/provider.ts'

export const insisting = {
  ...tryingAgain,
  staleTime: 'static',
  retry: (failed: number, error: Error) => !(error instanceof CannotDraw) && tryingAgain.retry(failed, error),
} as const
