// The features of the server; the app, the start and the tests read this list, so that what is tested also runs.
import type { Role } from '@aerie/contract/person'
import { Capabilities } from '@aerie/contract/session'
import {
  type Feature,
  LANES,
  type Lane,
  type Services,
  type UploadSettings,
  type Workplace,
} from '#platform/feature.ts'
import type { Job } from '#platform/jobs/jobs.ts'
import { type NextRun, repeated, scheduleNextRuns } from '#platform/jobs/recurring.ts'
import { account } from './features/account/feature.ts'
import { accountNotifications } from './features/addresses/account-notifications.ts'
import { addresses } from './features/addresses/feature.ts'
import { albums } from './features/albums/feature.ts'
import { auditNotifications } from './features/audit/audit-notifications.ts'
import { audit } from './features/audit/feature.ts'
import { avatars } from './features/avatars/feature.ts'
import { backupNotifications } from './features/backups/backup-notifications.ts'
import { backups } from './features/backups/feature.ts'
import { bin } from './features/bin/feature.ts'
import { blanks } from './features/blanks/feature.ts'
import { calendar } from './features/calendar/feature.ts'
import { copies } from './features/copies/feature.ts'
import { dashboard } from './features/dashboard/feature.ts'
import { dataExport } from './features/data-export/feature.ts'
import { departures } from './features/departures/feature.ts'
import { digest } from './features/digest/feature.ts'
import { documentCategories } from './features/document-categories/feature.ts'
import { documentReadings } from './features/document-readings/feature.ts'
import { documentNotifications } from './features/document-readings/notices.ts'
import { documentSearch } from './features/document-search/feature.ts'
import { documentViewing } from './features/document-viewing/feature.ts'
import { documents } from './features/documents/feature.ts'
import { scanNotifications } from './features/documents/scan-notifications.ts'
import { electionNotifications } from './features/elections/election-notifications.ts'
import { elections } from './features/elections/feature.ts'
import { feed } from './features/feed/feature.ts'
import { forensics } from './features/forensics/feature.ts'
import { health } from './features/health/feature.ts'
import { invitations } from './features/invitations/feature.ts'
import { joinRequests } from './features/join-requests/feature.ts'
import { joinNotifications } from './features/join-requests/join-notifications.ts'
import { lineageNotifications } from './features/lineage/claims/lineage-notifications.ts'
import { lineage } from './features/lineage/feature.ts'
import { linkedin } from './features/linkedin/feature.ts'
import { logo } from './features/logo/feature.ts'
import { map } from './features/map/feature.ts'
import { members } from './features/members/feature.ts'
import { moderation } from './features/moderation/feature.ts'
import { photoNotifications } from './features/moderation/photo-notifications.ts'
import { movies } from './features/movies/feature.ts'
import { newcomers } from './features/newcomers/feature.ts'
import { news } from './features/news/feature.ts'
import { newsMail } from './features/news-mail/feature.ts'
import { notifications } from './features/notifications/feature.ts'
import { listDigestNotes } from './features/notifications/mail/digest-notes.ts'
import { offices } from './features/offices/feature.ts'
import { people } from './features/people/feature.ts'
import { photoDays } from './features/photo-days/feature.ts'
import { photoFiles } from './features/photo-files/feature.ts'
import { photoSearch } from './features/photo-search/feature.ts'
import { photoTags } from './features/photo-tags/feature.ts'
import { photos } from './features/photos/feature.ts'
import { places } from './features/places/feature.ts'
import { polls } from './features/polls/feature.ts'
import { pollNotifications } from './features/polls/poll-notifications.ts'
import { reports } from './features/reports/feature.ts'
import { residences } from './features/residences/feature.ts'
import { rosters } from './features/rosters/feature.ts'
import { selections } from './features/selections/feature.ts'
import { settings } from './features/settings/feature.ts'
import { signIn } from './features/sign-in/feature.ts'
import { stats } from './features/stats/feature.ts'
import { ties } from './features/ties/feature.ts'
import { trips } from './features/trips/feature.ts'
import { tripNotifications } from './features/trips/near/trip-notifications.ts'

const kinds = {
  ...tripNotifications,
  ...lineageNotifications,
  ...auditNotifications,
  ...backupNotifications,
  ...joinNotifications,
  ...accountNotifications,
  ...photoNotifications,
  ...pollNotifications,
  ...electionNotifications,
  ...documentNotifications,
  ...scanNotifications,
}

export const features: Feature[] = [
  settings,
  logo,
  places,
  people,
  addresses,
  notifications(kinds),
  copies,
  news,
  newsMail((ctx, memberId, span) => listDigestNotes(ctx, kinds, memberId, span)),
  feed,
  lineage,
  invitations,
  members,
  ties,
  newcomers,
  departures,
  avatars,
  rosters,
  selections,
  residences,
  map,
  linkedin,
  movies,
  trips,
  calendar,
  photoFiles,
  photos,
  photoSearch,
  albums,
  photoTags,
  photoDays,
  moderation,
  forensics,
  blanks,
  bin,
  documents,
  documentCategories,
  documentSearch,
  documentReadings,
  documentViewing,
  polls,
  elections,
  dataExport,
  digest,
  stats,
  dashboard,
  audit,
  health,
  reports,
  backups,
  offices,
  joinRequests,
  signIn,
  account(capabilitiesOf),
]

/** What all features together let a caller do; throws where none of them says. */
export function capabilitiesOf(caller: { role: Role }, services: Services, settings: UploadSettings): Capabilities {
  const each = features.map(({ capabilities }) => capabilities?.(caller, services, settings))
  return Capabilities.parse(Object.assign({}, ...each))
}

/** When each job that runs again and again does so next, by kind. */
export const recurringJobs: Record<string, NextRun> = Object.assign({}, ...features.map(({ recurring }) => recurring))

/** The jobs of each lane, by kind. */
export const jobsOf = (workplace: Workplace): Record<Lane, Record<string, Job>> => {
  const ofLane = (lane: Lane): Record<string, Job> =>
    Object.assign({}, ...features.map((feature) => feature[lane]?.(workplace)))
  const withNextRun = ([kind, job]: [string, Job]): [string, Job] => {
    const nextRun = recurringJobs[kind]
    return [kind, nextRun ? repeated(workplace.ctx, kind, nextRun, job) : job]
  }
  const lanes = Object.fromEntries(
    LANES.map((lane) => [lane, Object.fromEntries(Object.entries(ofLane(lane)).map(withNextRun))]),
  ) as Record<Lane, Record<string, Job>>
  const scheduling = { 'schedule-next-runs': () => scheduleNextRuns(workplace.ctx, recurringJobs) }
  return { ...lanes, jobs: { ...lanes.jobs, ...scheduling } }
}
