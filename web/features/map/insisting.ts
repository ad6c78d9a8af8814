// How what the map is drawn with is fetched, as options of a query: once, and not given up at the first failure.

import { CannotDraw } from '#features/map-drawing/provider.ts'
import { retryOptions } from '#lib/retry.ts'

export const insisting = {
  ...retryOptions,
  staleTime: 'static',
  retry: (failed: number, error: Error) => !(error instanceof CannotDraw) && retryOptions.retry(failed, error),
} as const
