// The directory and its search.
import type { Feature } from '#platform/feature.ts'
import { peopleRoutes } from './routes.ts'

export const people: Feature = { routes: peopleRoutes }
