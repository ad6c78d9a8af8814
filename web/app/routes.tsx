// The map of the site for members: one line for each address, of which the first that fits counts.
import type { ComponentType } from 'react'
import { type LazyCode, lazyCode, lazyPage } from '#lib/lazy-code.ts'
import type { SearchParams } from '#lib/navigation/search.ts'
import { at, type Route } from '#lib/navigation/site-map.ts'
import { needsWhole, readFilters } from '../features/directory-filters/filters.ts'
import { readDocumentSearch } from '../features/documents/filters/document-filters.ts'
import { readFeedFilters } from '../features/feed/list/feed-filters.ts'
import { readLineageSearch } from '../features/lineage/model/lineage-search.ts'
import { directoryQuery, firstCardsQuery, ownProfileQuery, profileQuery } from '../features/people/queries.ts'
import { readMediaSearch } from '../features/photo-search/media-filters.ts'
import { readPhotoSearch } from '../features/photos/photo-search.ts'
import { residencesQuery } from '../features/places/residences-query.ts'
import { readPollSearch } from '../features/polls/poll-tabs.ts'
import { readProfileSearch } from '../features/profile/profile-search.ts'
import { readSought } from '../features/search/search-address.ts'

/** What pages ask, where their contracts are to stay out of what every page fetches. */
const tripQueries = lazyCode(() => import('../features/trips/queries.ts'))
const albumQueries = lazyCode(() => import('./prefetch-albums.ts'))
const documentQueries = lazyCode(() => import('./prefetch-documents.ts'))
const lineageQueries = lazyCode(() => import('../features/lineage/queries.ts'))
const votes = lazyCode(() => import('./prefetch-votes.ts'))

const voteRooms = async () => (await import('./vote-rooms.ts')).voteRooms

/** The page itself says so when nothing comes. */
const soon = <Queries,>(code: LazyCode<Queries>, ask: (queries: Queries) => unknown) =>
  void code.fetch().then(ask, () => {})

/** A line of the map: the code of its page is fetched when somebody is about to go there. */
const page = <const Path extends string, Name extends string, Search extends object = SearchParams>(
  path: Path,
  load: () => Promise<Record<Name, ComponentType>>,
  name: Name,
  more?: Pick<Route<Path, Search>, 'readSearch' | 'ahead'>,
) => at(path, lazyPage(load, name), more)

export const routes = [
  // What its cards show the page asks for itself, all of it in one call.
  page('/', () => import('../pages/dashboard.tsx'), 'DashboardPage'),
  page('/members', () => import('../pages/members.tsx'), 'MembersPage', {
    readSearch: readFilters,
    ahead({ cache, search }) {
      // The whole comes behind its beginning, which would wait for it on a slow line.
      const isThere = cache.getQueryData(directoryQuery.queryKey) !== undefined
      if (!isThere)
        void (needsWhole(search) ? cache.prefetchQuery(directoryQuery) : cache.prefetchQuery(firstCardsQuery))
      void cache.prefetchQuery(residencesQuery)
    },
  }),
  page('/profile', () => import('../pages/profile.tsx'), 'OwnProfilePage', {
    readSearch: readProfileSearch,
    ahead: ({ cache }) => void cache.prefetchQuery(ownProfileQuery),
  }),
  page('/profile/notifications', () => import('../pages/notifications.tsx'), 'NotificationsPage'),
  page('/profile/security', () => import('../pages/security.tsx'), 'SecurityPage'),
  page('/profile/$memberId', () => import('../pages/profile.tsx'), 'ProfilePage', {
    readSearch: readProfileSearch,
    ahead: ({ cache, params: { memberId } }) => void cache.prefetchQuery(profileQuery(memberId)),
  }),
  page('/trips', () => import('../pages/trips.tsx'), 'TripsPage', {
    ahead: ({ cache }) => soon(tripQueries, ({ ownTripsQuery }) => cache.prefetchQuery(ownTripsQuery)),
  }),
  page('/events', () => import('../pages/gatherings.tsx'), 'GatheringsPage', {
    readSearch: ({ show }): { show?: 'past' | 'mine' } => (show === 'past' || show === 'mine' ? { show } : {}),
  }),
  page('/events/$gatheringId', () => import('../pages/gathering.tsx'), 'GatheringPage'),
  page('/feed', () => import('../pages/feed.tsx'), 'FeedPage', { readSearch: readFeedFilters }),
  page('/news/$newsId', () => import('../pages/news.tsx'), 'NewsPage'),
  page('/media', () => import('../pages/media.tsx'), 'MediaPage', {
    readSearch: readMediaSearch,
    ahead: ({ cache }) => soon(albumQueries, ({ prefetchAlbums }) => prefetchAlbums(cache)),
  }),
  page('/media/bin', () => import('../pages/bin.tsx'), 'BinPage'),
  page('/media/mine', () => import('../pages/photos-of-me.tsx'), 'PhotosOfMePage', { readSearch: readPhotoSearch }),
  page('/media/$albumId', () => import('../pages/album.tsx'), 'AlbumPage', {
    readSearch: readPhotoSearch,
    ahead: ({ cache, params: { albumId } }) => soon(albumQueries, ({ prefetchAlbum }) => prefetchAlbum(cache, albumId)),
  }),
  page('/documents', () => import('../pages/documents.tsx'), 'DocumentsPage', {
    readSearch: readDocumentSearch,
    ahead: ({ cache }) => soon(documentQueries, ({ prefetchDocuments }) => prefetchDocuments(cache)),
  }),
  // What its address says the page itself reads: few open it.
  page('/in-memoriam', () => import('../pages/in-memoriam.tsx'), 'InMemoriamPage'),
  page('/in-memoriam/$memberId', () => import('../pages/remembered-brother.tsx'), 'RememberedBrotherPage'),
  page('/lineage', () => import('../pages/lineage.tsx'), 'LineagePage', {
    readSearch: readLineageSearch,
    ahead: ({ cache }) => soon(lineageQueries, ({ lineageQuery }) => cache.prefetchQuery(lineageQuery)),
  }),
  page('/governance', () => import('../pages/governance.tsx'), 'GovernancePage', {
    readSearch: readPollSearch,
    ahead: ({ cache }) => soon(votes, ({ prefetchVotes }) => prefetchVotes(cache)),
  }),
  page('/governance/polls/$pollId', async () => (await voteRooms()).pollCertificate(), 'PollCertificatePage'),
  page(
    '/governance/elections/$electionId/positions/$positionId',
    async () => (await voteRooms()).positionCertificate(),
    'PositionCertificatePage',
  ),
  page(
    '/governance/elections/$electionId/nominations',
    async () => (await voteRooms()).nominations(),
    'NominationsPage',
  ),
  page('/governance/elections/$electionId/check', async () => (await voteRooms()).check(), 'CheckedElectionPage'),
  page('/governance/elections/$electionId/wall', async () => (await voteRooms()).wall(), 'ElectionWallPage'),
  page('/governance/trustees', async () => (await voteRooms()).trustees(), 'TrusteesPage'),
  page('/governance/trustees/$setId', async () => (await voteRooms()).trusteeSet(), 'TrusteeSetPage'),
  page('/governance/elections/$electionId/key', async () => (await voteRooms()).key(), 'ElectionKeyPage'),
  page('/search', () => import('../pages/search.tsx'), 'SearchPage', { readSearch: readSought }),
  page('/admin', () => import('../pages/admin.tsx'), 'AdminPage'),
  page('/admin/health', () => import('../pages/health.tsx'), 'HealthPage'),
  page('/admin/reports', () => import('../pages/reports.tsx'), 'ReportsPage', {
    readSearch: ({ report }): { report?: string } => (typeof report === 'string' ? { report } : {}),
  }),
  page('/privacy', () => import('../pages/privacy.tsx'), 'PrivacyPage'),
  page('/photo-moderation', () => import('../pages/photo-moderation.tsx'), 'PhotoModerationPage'),
  ...(import.meta.env.DEV ? [page('/gallery', () => import('../gallery/gallery-page.tsx'), 'GalleryPage')] : []),
]

declare module '../lib/navigation/site-map.ts' {
  interface Register {
    routes: typeof routes
  }
}
