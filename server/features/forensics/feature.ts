// The Forensics Tool: whose copy a leaked picture is.
import type { Feature } from '#platform/feature.ts'
import { forensicsRoutes } from './routes.ts'

export const forensics: Feature = { routes: forensicsRoutes }
