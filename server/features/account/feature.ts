// A member's own account: his passwords, where he is signed in, and what he may do.
import type { Role } from '@aerie/contract/person'
import type { Capabilities } from '@aerie/contract/session'
import type { Feature, Services, UploadSettings } from '#platform/feature.ts'
import { accountRoutes } from './routes.ts'

/** `capabilitiesOf` is what all features together let a caller do. */
export const account = (
  capabilitiesOf: (caller: { role: Role }, services: Services, settings: UploadSettings) => Capabilities,
): Feature => ({
  routes: (app, { services }) => accountRoutes(app, (caller, settings) => capabilitiesOf(caller, services, settings)),
})
