// The features of the server; the app, the start and the tests read this list, so that what is tested also runs.
import { Capabilities } from '@aerie/contract/session'
import { CHAPTERS } from '#platform/export-section.ts'
import { type Feature, type JobDeps, QUEUES, type Queue, type Registry } from '#platform/feature.ts'
import type { Job } from '#platform/jobs/jobs.ts'
import { type NextRun, repeated, scheduleNextRuns } from '#platform/jobs/recurring.ts'
import type { NotificationKinds } from '#platform/notification-kinds.ts'
import type { Finders } from '#platform/search.ts'
import { mailerOfLiving } from '#platform/sending/unless-passed.ts'
import { account } from './features/account/feature.ts'
import { addresses } from './features/addresses/feature.ts'
import { albums } from './features/albums/feature.ts'
import { audit } from './features/audit/feature.ts'
import { avatars } from './features/avatars/feature.ts'
import { backups } from './features/backups/feature.ts'
import { bin } from './features/bin/feature.ts'
import { birthdays } from './features/birthdays/feature.ts'
import { blanks } from './features/blanks/feature.ts'
import { bounces } from './features/bounces/feature.ts'
import { calendar } from './features/calendar/feature.ts'
import { copies } from './features/copies/feature.ts'
import { dashboard } from './features/dashboard/feature.ts'
import { dataExport } from './features/data-export/feature.ts'
import { departures } from './features/departures/feature.ts'
import { digest } from './features/digest/feature.ts'
import { documentCategories } from './features/document-categories/feature.ts'
import { documentMaking } from './features/document-making/feature.ts'
import { documentReadings } from './features/document-readings/feature.ts'
import { documentSearch } from './features/document-search/feature.ts'
import { documentViewing } from './features/document-viewing/feature.ts'
import { documents } from './features/documents/feature.ts'
import { electionNotices } from './features/election-notices/feature.ts'
import { elections } from './features/elections/feature.ts'
import { feed } from './features/feed/feature.ts'
import { forensics } from './features/forensics/feature.ts'
import { freshness } from './features/freshness/feature.ts'
import { gatheringAlbums } from './features/gathering-albums/feature.ts'
import { gatheringCovers } from './features/gathering-covers/feature.ts'
import { gatheringHosts } from './features/gathering-hosts/feature.ts'
import { gatheringList } from './features/gathering-list/feature.ts'
import { gatheringMessages } from './features/gathering-messages/feature.ts'
import { gatheringNotices } from './features/gathering-notices/feature.ts'
import { gatheringPlaces } from './features/gathering-places/feature.ts'
import { gatheringTrips } from './features/gathering-trips/feature.ts'
import { gatherings } from './features/gatherings/feature.ts'
import { health } from './features/health/feature.ts'
import { inMemoriam } from './features/in-memoriam/feature.ts'
import { invitations } from './features/invitations/feature.ts'
import { joinRequests } from './features/join-requests/feature.ts'
import { lineage } from './features/lineage/feature.ts'
import { lineageClaims } from './features/lineage-claims/feature.ts'
import { linkedin } from './features/linkedin/feature.ts'
import { logo } from './features/logo/feature.ts'
import { lost } from './features/lost/feature.ts'
import { map } from './features/map/feature.ts'
import { meetingPlaces } from './features/meeting-places/feature.ts'
import { members } from './features/members/feature.ts'
import { moderation } from './features/moderation/feature.ts'
import { movies } from './features/movies/feature.ts'
import { newcomers } from './features/newcomers/feature.ts'
import { news } from './features/news/feature.ts'
import { newsMail } from './features/news-mail/feature.ts'
import { nextGathering } from './features/next-gathering/feature.ts'
import { nominationNotices } from './features/nomination-notices/feature.ts'
import { nominationOfficers } from './features/nomination-officers/feature.ts'
import { nominations } from './features/nominations/feature.ts'
import { nomineePhotos } from './features/nominee-photos/feature.ts'
import { notifications } from './features/notifications/feature.ts'
import { officerStep } from './features/officer-step/feature.ts'
import { offices } from './features/offices/feature.ts'
import { offline } from './features/offline/feature.ts'
import { passings } from './features/passings/feature.ts'
import { passkeys } from './features/passkeys/feature.ts'
import { people } from './features/people/feature.ts'
import { photoDays } from './features/photo-days/feature.ts'
import { photoFiles } from './features/photo-files/feature.ts'
import { photoSearch } from './features/photo-search/feature.ts'
import { photoTags } from './features/photo-tags/feature.ts'
import { photoUpload } from './features/photo-upload/feature.ts'
import { photos } from './features/photos/feature.ts'
import { places } from './features/places/feature.ts'
import { polls } from './features/polls/feature.ts'
import { push } from './features/push/feature.ts'
import { remembrances } from './features/remembrances/feature.ts'
import { reports } from './features/reports/feature.ts'
import { residences } from './features/residences/feature.ts'
import { rosters } from './features/rosters/feature.ts'
import { sealedElections } from './features/sealed-elections/feature.ts'
import { search } from './features/search/feature.ts'
import { secondStep } from './features/second-step/feature.ts'
import { selections } from './features/selections/feature.ts'
import { settings } from './features/settings/feature.ts'
import { signIn } from './features/sign-in/feature.ts'
import { stats } from './features/stats/feature.ts'
import { stepRemovals } from './features/step-removals/feature.ts'
import { ties } from './features/ties/feature.ts'
import { toldAddresses } from './features/told-addresses/feature.ts'
import { trips } from './features/trips/feature.ts'
import { trusteeSets } from './features/trustee-sets/feature.ts'

export const features: Feature[] = [
  settings,
  logo,
  places,
  people,
  addresses,
  notifications,
  push,
  feed,
  news,
  newsMail,
  lineageClaims,
  lineage,
  invitations,
  bounces,
  meetingPlaces,
  toldAddresses,
  members,
  freshness,
  birthdays,
  ties,
  newcomers,
  calendar,
  departures,
  avatars,
  rosters,
  selections,
  residences,
  map,
  linkedin,
  movies,
  trips,
  gatheringTrips,
  gatherings,
  nextGathering,
  gatheringHosts,
  gatheringCovers,
  gatheringAlbums,
  gatheringNotices,
  gatheringPlaces,
  gatheringList,
  gatheringMessages,
  photos,
  photoUpload,
  photoSearch,
  photoTags,
  albums,
  photoDays,
  moderation,
  forensics,
  blanks,
  bin,
  documents,
  documentMaking,
  documentCategories,
  documentSearch,
  documentReadings,
  documentViewing,
  copies,
  photoFiles,
  polls,
  trusteeSets,
  elections,
  electionNotices,
  nominations,
  nominationNotices,
  nominationOfficers,
  nomineePhotos,
  dataExport,
  digest,
  sealedElections,
  search,
  stats,
  dashboard,
  audit,
  health,
  reports,
  backups,
  offices,
  passings,
  remembrances,
  inMemoriam,
  offline,
  joinRequests,
  lost,
  account,
  officerStep,
  secondStep,
  passkeys,
  stepRemovals,
  signIn,
]

/** What all features bring under their names for it; throws where two bring the same. */
function collect<Thing>(bring: (feature: Feature) => Record<string, Thing> | undefined): Record<string, Thing> {
  const entries = features.flatMap((feature) => Object.entries(bring(feature) ?? {}))
  const all = Object.fromEntries(entries)
  if (Object.keys(all).length < entries.length) throw new Error('Two features bring the same.')
  return all
}

export const registry: Registry = {
  capabilitiesOf(caller, services, settings) {
    const each = features.map(({ capabilities }) => capabilities?.(caller, services, settings))
    return Capabilities.parse(Object.assign({}, ...each))
  },
  // `features.test.ts` sees that none is missing.
  notifications: collect<unknown>(({ notifications }) => notifications) as NotificationKinds,
  auditSubjects: collect(({ auditSubjects }) => auditSubjects),
  exportSections: features
    .flatMap(({ exportSections = [] }) => exportSections)
    .sort((one, other) => CHAPTERS.indexOf(one.chapter) - CHAPTERS.indexOf(other.chapter)),
  // `features.test.ts` sees that none is missing.
  finders: collect<unknown>(({ finders }) => finders) as Required<Finders>,
}

/** When each job that runs again and again does so next, by kind. */
export const recurringJobs = collect<NextRun>(({ recurring }) => recurring)

/** The jobs of each queue, by kind. */
export const jobsOf = (readers: Omit<JobDeps, 'registry'>): Record<Queue, Record<string, Job>> => {
  const deps = { ...readers, registry, mailer: mailerOfLiving(readers.mailer, readers.ctx) }
  const ofQueue = (queue: Queue) => collect<Job>((feature) => feature[queue]?.(deps))
  const withNextRun = ([kind, job]: [string, Job]): [string, Job] => {
    const nextRun = recurringJobs[kind]
    return [kind, nextRun ? repeated(deps.ctx, kind, nextRun, job) : job]
  }
  const queues = Object.fromEntries(
    QUEUES.map((queue) => [queue, Object.fromEntries(Object.entries(ofQueue(queue)).map(withNextRun))]),
  ) as Record<Queue, Record<string, Job>>
  const workless = Object.keys(recurringJobs).filter((kind) => !QUEUES.some((queue) => kind in queues[queue]))
  if (workless.length > 0) throw new Error(`No feature does the work of ${workless.join(', ')}.`)
  const scheduling = { 'schedule-next-runs': () => scheduleNextRuns(deps.ctx, recurringJobs) }
  return { ...queues, jobs: { ...queues.jobs, ...scheduling } }
}
