// What stands in records and says nothing, for officers to remove.
import type { Feature } from '#platform/feature.ts'
import { blankRoutes } from './routes.ts'

export const blanks: Feature = { routes: blankRoutes }
