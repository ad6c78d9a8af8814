// The one list of endpoints that show a member: their answers go stale when he changes. The server alone reads it.
import { albums } from './albums.ts'
import { backups } from './backups.ts'
import { bin } from './bin.ts'
import { birthdays } from './birthdays.ts'
import { blanks } from './blanks.ts'
import { documentReadings } from './document-readings.ts'
import { documents } from './documents.ts'
import { elections } from './elections.ts'
import { failedSignIns } from './failed-sign-ins.ts'
import { feed } from './feed.ts'
import { gatheringHosts } from './gathering-hosts.ts'
import { gatheringTrips } from './gathering-trips.ts'
import { gatherings } from './gatherings.ts'
import { inMemoriam } from './in-memoriam.ts'
import { invitations } from './invitations.ts'
import { joinRequests } from './join-requests.ts'
import { lineage } from './lineage.ts'
import { lost } from './lost.ts'
import { members } from './members.ts'
import { newcomers } from './newcomers.ts'
import { news } from './news.ts'
import { nextGathering } from './next-gathering.ts'
import { nominations } from './nominations.ts'
import { notifications } from './notifications.ts'
import { officerStep } from './officer-step.ts'
import { offline } from './offline.ts'
import { passings } from './passings.ts'
import { people } from './people.ts'
import { photoFiles } from './photo-files.ts'
import { photoSearch } from './photo-search.ts'
import { photoTags } from './photo-tags.ts'
import { photos } from './photos.ts'
import { remembrances } from './remembrances.ts'
import { residences } from './residences.ts'
import { rosters } from './rosters.ts'
import { sealedElections } from './sealed-elections.ts'
import { COUNTS_MEMBERS } from './shows-record.ts'
import { type Stale, stale, staleOf, staleShowing } from './stale.ts'
import { stepRemovals } from './step-removals.ts'
import { ties } from './ties.ts'
import { trips } from './trips.ts'
import { trusteeSets } from './trustee-sets.ts'

/** Endpoints that show him beside other things: his name, his portrait, where he lives, or that he is there at all. */
const SHOWS_PERSON = [
  members.own,
  residences.map,
  trips.list,
  birthdays.list,
  gatherings.list,
  gatherings.show,
  gatherings.answers,
  gatheringTrips.show,
  gatheringHosts.show,
  inMemoriam.list,
  inMemoriam.show,
  remembrances.list,
  nextGathering.show,
  notifications.list,
  news.manage,
  lineage.list,
  elections.list,
  elections.listActive,
  nominations.asked,
  nominations.show,
  nominations.forOfficers,
  elections.show,
  sealedElections.keys,
  trusteeSets.list,
  trusteeSets.show,
  albums.list,
  albums.show,
  photos.ofAlbum,
  photos.show,
  photoFiles.accesses,
  photoTags.tagged,
  photoTags.waiting,
  photoSearch.summary,
  documents.versions,
  documents.accesses,
  documentReadings.list,
  documentReadings.waiting,
  bin.list,
  // Pages of officers.
  officerStep.list,
  invitations.list,
  lost.list,
  lost.answers,
  ties.waiting,
  joinRequests.list,
  rosters.recent,
  rosters.planUndo,
  rosters.deaths,
  rosters.markedDeaths,
  backups.list,
  backups.protection,
  blanks.list,
  failedSignIns.list,
  passings.waiting,
  passings.show,
  stepRemovals.list,
  stepRemovals.vouchers,
  inMemoriam.family,
  remembrances.toRead,
]
/** Those that name him by his id alone: a page that shows him nowhere in them has nothing to ask. */
const NAMES_BY_ID = [feed.list, feed.activity, feed.reactors, news.list, news.show, news.reactors, newcomers.list]

/**
 * How far a change of a member is seen; each includes those before it: on his profile alone, on his card and in the list
 * of officers, beside other things that show where he lives, beside other things and other members, and in numbers.
 */
const CHANGE_SCOPES = ['profile', 'card', 'place', 'person', 'count'] as const
export type ChangeScope = (typeof CHANGE_SCOPES)[number]

export const farthest = (scopes: ChangeScope[]): ChangeScope =>
  CHANGE_SCOPES.findLast((scope) => scopes.includes(scope)) ?? 'profile'

const includesScope = (far: ChangeScope, least: ChangeScope) =>
  CHANGE_SCOPES.indexOf(far) >= CHANGE_SCOPES.indexOf(least)

/**
 * Without ids, of many members at once. What stands beside another's name is not known by ids. `companies`: whether
 * those he names may be others than before.
 */
export function staleMembers(scope: ChangeScope, ids?: number[], companies = !ids): Stale[] {
  const of = (endpoint: Parameters<typeof stale>[0]) => (ids ? staleOf(ids, endpoint) : stale(endpoint))
  return [
    ...(includesScope(scope, 'person') ? stale(members.show) : of(members.show)),
    ...of(offline.directory),
    ...(includesScope(scope, 'card') ? [...of(people.list), ...stale(members.manage)] : []),
    ...(companies ? stale(members.companies) : []),
    ...(includesScope(scope, 'place') ? stale(...SHOWS_PERSON) : []),
    ...(!includesScope(scope, 'place')
      ? []
      : ids && !includesScope(scope, 'count')
        ? staleShowing(ids, ...NAMES_BY_ID)
        : stale(...NAMES_BY_ID)),
    ...(includesScope(scope, 'count') ? stale(...COUNTS_MEMBERS, notifications.count) : []),
  ]
}
