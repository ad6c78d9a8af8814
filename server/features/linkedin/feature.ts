// Connecting an account at LinkedIn, and work history read from its export.
import type { Feature } from '#platform/feature.ts'
import { linkedinRoutes } from './routes.ts'

export const linkedin: Feature = {
  routes: linkedinRoutes,
  capabilities: (_caller, services) => ({ connectLinkedin: services.linkedin !== null }),
}
