// Birthdays on the dashboards of line and class.
import type { Feature } from '#platform/feature.ts'
import { birthdayRoutes } from './routes.ts'

export const birthdays: Feature = { routes: birthdayRoutes }
