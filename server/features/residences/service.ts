// Residences for other features: who lives near a place, as all brothers may know it.
import type { WithCaches } from '#platform/cache/caches.ts'
import { type Residences, readResidences } from './residences.ts'

export type { Residences }

/** What is known now, to ask many times. */
export const openResidences = (ctx: WithCaches): Promise<Residences> => readResidences(ctx)
