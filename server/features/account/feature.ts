// A member's own account: his passwords, where he is signed in, and what he may do.
import type { Feature } from '#platform/feature.ts'
import { accountSections } from './export-sections-data.ts'
import { accountRoutes } from './routes.ts'

export const account: Feature = {
  routes: (app, { services, registry }) =>
    accountRoutes(app, (caller, settings) => registry.capabilitiesOf(caller, services, settings)),
  exportSections: accountSections,
}
