// The second step of a sign-in: authenticator app, recovery codes, and devices on which it is remembered.
import type { Feature } from '#platform/feature.ts'
import { secondStepSections } from './export-sections-data.ts'
import { secondStepRoutes } from './routes.ts'

export const secondStep: Feature = { routes: secondStepRoutes, exportSections: secondStepSections }
