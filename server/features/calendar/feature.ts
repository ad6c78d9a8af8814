// Calendar feeds as a part of the server.
import type { Feature } from '#platform/feature.ts'
import { calendarRoutes } from './routes.ts'

export const calendar: Feature = { routes: calendarRoutes }
