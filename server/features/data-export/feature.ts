// What is kept of a member, for himself to take along.
import type { Feature } from '#platform/feature.ts'
import { dataExportRoutes } from './routes.ts'

export const dataExport: Feature = { routes: dataExportRoutes }
