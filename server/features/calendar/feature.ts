// A calendar feed for each member who asks for one, with the trips he may see and the gatherings to which he may come.
import type { Feature } from '#platform/feature.ts'
import { calendarSections } from './export-sections-data.ts'
import { calendarRoutes } from './routes.ts'

export const calendar: Feature = { routes: calendarRoutes, exportSections: calendarSections }
