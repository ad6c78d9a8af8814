// The map of the site for members: one line for each address.
import type { QueryClient } from '@tanstack/react-query'
import { createRootRouteWithContext, createRoute, createRouter } from '@tanstack/react-router'
import { needsWhole, readFilters } from '../features/directory/filters.ts'
import { readDocumentSearch } from '../features/documents/filters/document-filters.ts'
import { readFeedFilters } from '../features/feed/list/feed-filters.ts'
import { readLineageSearch } from '../features/lineage/model/lineage-search.ts'
import { directoryQuery, firstCardsQuery, ownProfileQuery, profileQuery } from '../features/people/queries.ts'
import { readMediaSearch } from '../features/photo-search/media-filters.ts'
import { readPhotoSearch } from '../features/photos/photo-search.ts'
import { residencesQuery } from '../features/places/residences-query.ts'
import { readPollSearch } from '../features/polls/poll-tabs.ts'
import { readProfileSearch } from '../features/profile/profile-search.ts'
import { statsQuery } from '../features/stats/queries.ts'
import { lazyCode, lazyPage } from '../lib/lazy-code.ts'
import { NotFoundPage } from '../pages/not-found.tsx'
import { ProblemPage } from './problem-page.tsx'
import { Shell } from './shell.tsx'

interface RouterContext {
  cache: QueryClient
}

const root = createRootRouteWithContext<RouterContext>()({ component: Shell })
const page = { getParentRoute: () => root }
const plain = <const Path extends string>(path: Path, component: ReturnType<typeof lazyPage>) =>
  createRoute({ ...page, path, component })

/** Its contracts stay out of what every page fetches. */
const dashboardCards = lazyCode(() => import('./prefetch-dashboard.ts'))
/** Cards that come later than this take their place beside those that are there. */
const LONGEST_WAIT_MS = 700
const dashboard = createRoute({
  ...page,
  path: '/',
  loader: async ({ context: { cache } }) => {
    void cache.prefetchQuery(statsQuery)
    void cache.prefetchQuery(residencesQuery)
    const cards = dashboardCards.fetch().then(({ prefetchDashboard }) => prefetchDashboard(cache))
    await Promise.race([cards.catch(() => {}), new Promise((go) => setTimeout(go, LONGEST_WAIT_MS))])
  },
  component: lazyPage(() => import('../pages/dashboard.tsx'), 'DashboardPage'),
})
const members = createRoute({
  ...page,
  path: '/members',
  validateSearch: readFilters,
  // What it depends on stands in no loaderDeps: the first filter would then make the page anew, its open map with it.
  loader: ({ context: { cache }, location }) => {
    // The whole comes behind its beginning, which would wait for it on a slow line.
    const isThere = cache.getQueryData(directoryQuery.queryKey) !== undefined
    const isWhole = needsWhole(readFilters(location.search))
    if (!isThere) void (isWhole ? cache.prefetchQuery(directoryQuery) : cache.prefetchQuery(firstCardsQuery))
    void cache.prefetchQuery(residencesQuery)
  },
  component: lazyPage(() => import('../pages/members.tsx'), 'MembersPage'),
})
const ownProfile = createRoute({
  ...page,
  path: '/profile',
  validateSearch: readProfileSearch,
  loader: ({ context }) => void context.cache.prefetchQuery(ownProfileQuery),
  component: lazyPage(() => import('../pages/profile.tsx'), 'OwnProfilePage'),
})
const profile = createRoute({
  ...page,
  path: '/profile/$memberId',
  validateSearch: readProfileSearch,
  loader: ({ context, params }) => void context.cache.prefetchQuery(profileQuery(params.memberId)),
  component: lazyPage(() => import('../pages/profile.tsx'), 'ProfilePage'),
})
/** Their contract stays out of what every page fetches. */
const tripQueries = lazyCode(() => import('../features/trips/queries.ts'))
const trips = createRoute({
  ...page,
  path: '/trips',
  // The page itself says so when nothing comes.
  loader: ({ context: { cache } }) =>
    void tripQueries.fetch().then(
      ({ ownTripsQuery }) => cache.prefetchQuery(ownTripsQuery),
      () => {},
    ),
  component: lazyPage(() => import('../pages/trips.tsx'), 'TripsPage'),
})
const feed = createRoute({
  ...page,
  path: '/feed',
  validateSearch: readFeedFilters,
  component: lazyPage(() => import('../pages/feed.tsx'), 'FeedPage'),
})
const newsItem = plain(
  '/news/$newsId',
  lazyPage(() => import('../pages/news.tsx'), 'NewsPage'),
)
/** Their contracts, too. */
const albumQueries = lazyCode(() => import('./prefetch-albums.ts'))
const media = createRoute({
  ...page,
  path: '/media',
  validateSearch: readMediaSearch,
  loader: ({ context: { cache } }) =>
    void albumQueries.fetch().then(
      ({ prefetchAlbums }) => prefetchAlbums(cache),
      () => {},
    ),
  component: lazyPage(() => import('../pages/media.tsx'), 'MediaPage'),
})
const bin = createRoute({
  ...page,
  path: '/media/bin',
  component: lazyPage(() => import('../pages/bin.tsx'), 'BinPage'),
})
const photosOfMe = createRoute({
  ...page,
  path: '/media/mine',
  validateSearch: readPhotoSearch,
  component: lazyPage(() => import('../pages/photos-of-me.tsx'), 'PhotosOfMePage'),
})
const album = createRoute({
  ...page,
  path: '/media/$albumId',
  validateSearch: readPhotoSearch,
  loader: ({ context: { cache }, params }) =>
    void albumQueries.fetch().then(
      ({ prefetchAlbum }) => prefetchAlbum(cache, params.albumId),
      () => {},
    ),
  component: lazyPage(() => import('../pages/album.tsx'), 'AlbumPage'),
})
/** Their contract, too. */
const documentQueries = lazyCode(() => import('./prefetch-documents.ts'))
const documents = createRoute({
  ...page,
  path: '/documents',
  validateSearch: readDocumentSearch,
  loader: ({ context: { cache } }) =>
    void documentQueries.fetch().then(
      ({ prefetchDocuments }) => prefetchDocuments(cache),
      () => {},
    ),
  component: lazyPage(() => import('../pages/documents.tsx'), 'DocumentsPage'),
})
/** Its contract, too. */
const lineageQueries = lazyCode(() => import('../features/lineage/queries.ts'))
const lineage = createRoute({
  ...page,
  path: '/lineage',
  validateSearch: readLineageSearch,
  loader: ({ context: { cache } }) =>
    void lineageQueries.fetch().then(
      ({ lineageQuery }) => cache.prefetchQuery(lineageQuery),
      () => {},
    ),
  component: lazyPage(() => import('../pages/lineage.tsx'), 'LineagePage'),
})
/** Their contract, too. */
const votes = lazyCode(() => import('./prefetch-votes.ts'))
const governance = createRoute({
  ...page,
  path: '/governance',
  validateSearch: readPollSearch,
  loader: ({ context: { cache } }) =>
    void votes.fetch().then(
      ({ prefetchVotes }) => prefetchVotes(cache),
      () => {},
    ),
  component: lazyPage(() => import('../pages/governance.tsx'), 'GovernancePage'),
})
const pollCertificate = plain(
  '/governance/polls/$pollId',
  lazyPage(() => import('../pages/poll-certificate.tsx'), 'PollCertificatePage'),
)
const positionCertificate = plain(
  '/governance/elections/$electionId/positions/$positionId',
  lazyPage(() => import('../pages/position-certificate.tsx'), 'PositionCertificatePage'),
)
const admin = plain(
  '/admin',
  lazyPage(() => import('../pages/admin.tsx'), 'AdminPage'),
)
const health = plain(
  '/admin/health',
  lazyPage(() => import('../pages/health.tsx'), 'HealthPage'),
)
const reports = createRoute({
  ...page,
  path: '/admin/reports',
  validateSearch: ({ report }): { report?: string } => (typeof report === 'string' ? { report } : {}),
  component: lazyPage(() => import('../pages/reports.tsx'), 'ReportsPage'),
})
const privacy = plain(
  '/privacy',
  lazyPage(() => import('../pages/privacy.tsx'), 'PrivacyPage'),
)
const photoModeration = plain(
  '/photo-moderation',
  lazyPage(() => import('../pages/photo-moderation.tsx'), 'PhotoModerationPage'),
)

const gallery = import.meta.env.DEV
  ? [
      createRoute({
        ...page,
        path: '/gallery',
        component: lazyPage(() => import('../gallery/gallery-page.tsx'), 'GalleryPage'),
      }),
    ]
  : []

const tree = root.addChildren([
  dashboard,
  members,
  ownProfile,
  profile,
  trips,
  feed,
  newsItem,
  media,
  bin,
  photosOfMe,
  album,
  documents,
  lineage,
  governance,
  pollCertificate,
  positionCertificate,
  admin,
  health,
  reports,
  privacy,
  photoModeration,
  ...gallery,
])

export const makeRouter = (cache: QueryClient) =>
  createRouter({
    routeTree: tree,
    context: { cache },
    defaultPreload: 'intent',
    defaultNotFoundComponent: NotFoundPage,
    defaultErrorComponent: ProblemPage,
    scrollRestoration: true,
  })

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof makeRouter>
  }
}
