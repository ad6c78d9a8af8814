// Officers' acts on many members at once.
import type { Feature } from '#platform/feature.ts'
import { selectionRoutes } from './routes.ts'

export const selections: Feature = { routes: selectionRoutes }
