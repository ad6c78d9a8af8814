// The members' records: reading, saving, inviting and removing them.
import type { Feature } from '#platform/feature.ts'
import { keyPhones } from './key-phones.ts'
import { capabilitiesOf } from './policy.ts'
import { memberRoutes } from './routes.ts'

export const members: Feature = {
  routes: memberRoutes,
  capabilities: capabilitiesOf,
  jobs: ({ ctx }) => ({ 'key-phones': () => keyPhones(ctx) }),
}
