// What officers do about nominations: refusing, dates, and confirming who stands.
import type { Feature } from '#platform/feature.ts'
import { nominationOfficerRoutes } from './routes.ts'

export const nominationOfficers: Feature = { routes: nominationOfficerRoutes }
