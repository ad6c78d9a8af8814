// How fresh the roster is: members confirm what stands in their records, and officers see how many have.
import type { Feature } from '#platform/feature.ts'
import { freshnessRoutes } from './routes.ts'

export const freshness: Feature = { routes: freshnessRoutes }
