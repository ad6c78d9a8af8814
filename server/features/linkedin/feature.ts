// LinkedIn as a part of the server.
import type { Feature } from '#platform/feature.ts'
import { linkedinRoutes } from './routes.ts'

export const linkedin: Feature = {
  routes: linkedinRoutes,
  capabilities: (_caller, services) => ({ connectLinkedin: services.linkedin !== null }),
}
