// The map of the site for members: one line for each address.
import type { QueryClient } from '@tanstack/react-query'
import { createRootRouteWithContext, createRoute, createRouter } from '@tanstack/react-router'
import { readFilters } from '../features/directory/filters.ts'
import { directoryQuery, ownProfileQuery, profileQuery } from '../features/people/queries.ts'
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

const dashboard = createRoute({
  ...page,
  path: '/',
  loader: ({ context }) => void context.cache.prefetchQuery(statsQuery),
  component: lazyPage(() => import('../pages/dashboard.tsx'), 'DashboardPage'),
})
const members = createRoute({
  ...page,
  path: '/members',
  validateSearch: readFilters,
  loader: ({ context }) => void context.cache.prefetchQuery(directoryQuery),
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
const admin = createRoute({
  ...page,
  path: '/admin',
  component: lazyPage(() => import('../pages/admin.tsx'), 'AdminPage'),
})
const privacy = createRoute({
  ...page,
  path: '/privacy',
  component: lazyPage(() => import('../pages/privacy.tsx'), 'PrivacyPage'),
})
const photoModeration = createRoute({
  ...page,
  path: '/photo-moderation',
  component: lazyPage(() => import('../pages/photo-moderation.tsx'), 'PhotoModerationPage'),
})

/** Rooms that are still to be built; each line goes when its room comes. */
const laterPaths = ['/media', '/lineage', '/documents', '/governance'] as const
const later = laterPaths.map((path) =>
  createRoute({ ...page, path, component: lazyPage(() => import('../pages/later.tsx'), 'LaterPage') }),
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
  admin,
  privacy,
  photoModeration,
  ...later,
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
