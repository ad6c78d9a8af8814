// Photos that brothers stand with in an election.
import type { Feature } from '#platform/feature.ts'
import { dailyAt } from '#platform/jobs/recurring.ts'
import { nomineePhotoRoutes } from './routes.ts'
import { sweepNomineePhotos } from './service.ts'

export const nomineePhotos: Feature = {
  routes: nomineePhotoRoutes,
  jobs: ({ ctx }) => ({ 'sweep-nominee-photos': () => sweepNomineePhotos(ctx) }),
  recurring: { 'sweep-nominee-photos': dailyAt('04:25') },
}
