// The organisation's settings as a part of the server.
import type { Feature } from '#platform/feature.ts'
import { settingsRoutes } from './routes.ts'

export const settings: Feature = { routes: settingsRoutes }
