// Passkeys: keys on a member's devices that sign him in by themselves.
import type { Feature } from '#platform/feature.ts'
import { hourly } from '#platform/jobs/recurring.ts'
import { purgeChallenges } from './data.ts'
import { passkeySections } from './export-sections-data.ts'
import { passkeyRoutes } from './routes.ts'

export const passkeys: Feature = {
  routes: passkeyRoutes,
  jobs: ({ ctx }) => ({ 'forget-passkey-challenges': async () => void (await purgeChallenges(ctx.db)) }),
  recurring: { 'forget-passkey-challenges': hourly },
  exportSections: passkeySections,
}
