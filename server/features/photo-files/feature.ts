// The files of photos and videos, to whom they may be shown.
import type { Feature } from '#platform/feature.ts'
import { capabilitiesOf } from './policy.ts'
import { photoFileRoutes } from './routes.ts'

export const photoFiles: Feature = { routes: photoFileRoutes, capabilities: capabilitiesOf }
