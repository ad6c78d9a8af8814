// How documents are looked at here.
import type { Feature } from '#platform/feature.ts'
import { documentViewingRoutes } from './routes.ts'

export const documentViewing: Feature = { routes: documentViewingRoutes }
