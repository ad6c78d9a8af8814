// The app for members: learns who is signed in, then opens the router, the cache and the stream of changes.
import { feed } from '@aerie/contract/feed'
import { news } from '@aerie/contract/news'
import { people } from '@aerie/contract/people'
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { startTransition } from 'react'
import { createRoot } from 'react-dom/client'
import { isOnline } from '#lib/connection.ts'
import { lazyCode } from '#lib/lazy-code.ts'
import { browserHistory } from '#lib/navigation/history.ts'
import { Navigation } from '#lib/navigation/navigation.tsx'
import { openRouter } from '#lib/navigation/router.ts'
import { start } from '#lib/start.ts'
import { renewActivity, renewNews } from '../features/feed/renew-activity.ts'
import { replaceCards } from '../features/people/replace-cards.ts'
import { sessionQuery } from '../features/session/queries.ts'
import { settingsQuery } from '../features/settings/queries.ts'
import { showBootError } from './boot-error.ts'
import { isSignedOut, makeCache } from './cache.ts'
import { onDevice } from './fetch-on-device.ts'
import { followChanges } from './follow-changes.ts'
import { ProblemPage } from './problem-page.tsx'
import { describeProblem } from './problems.ts'
import { routes } from './routes.tsx'
import { Shell } from './shell.tsx'

/** What the device keeps can wait until all that is seen has come. */
const AFTER_MS = 4000
const settle = (cache: QueryClient) => onDevice((device) => device.settleOnDevice(cache))

/** Shows the visitor's pages instead when nobody turns out to be signed in. */
export async function openMemberApp(place: HTMLElement) {
  const cache = makeCache()
  for (const [path, answer] of Object.entries(start.answers ?? {})) cache.setQueryData([path], answer)
  const router = openRouter({ routes, history: browserHistory(), cache })
  // Its first page takes the place of its outline at once, where its code comes; where not, the page says so.
  const loading = start.answers && router.start()
  try {
    await Promise.all([cache.fetchQuery(sessionQuery), cache.prefetchQuery(settingsQuery), loading])
  } catch (error) {
    if (isSignedOut(error)) {
      place.replaceChildren()
      return (await import('./visitor-app.tsx')).openVisitorApp(place)
    }
    return showBootError(place, describeProblem(error, isOnline()))
  }
  if (!loading) await router.start()
  followChanges(cache, {
    replacing: {
      [people.list.path]: replaceCards,
      [feed.activity.path]: renewActivity,
      [news.reactions.path]: renewNews,
    },
    taking: { [feed.activity.path]: takeOnceHere },
  })
  if (import.meta.env.PROD) setTimeout(settle, AFTER_MS, cache)
  // Drawn in short turns: the outline of the page, which stands until all is drawn, answers meanwhile.
  startTransition(() =>
    createRoot(place).render(
      <QueryClientProvider client={cache}>
        <Navigation router={router} Problem={ProblemPage}>
          <Shell />
        </Navigation>
      </QueryClientProvider>,
    ),
  )
}

const taking = lazyCode(() => import('./take-activity.ts'))

/** Its code is fetched when something comes for the first time; where it does not come, the lists are asked anew. */
const takeOnceHere = (cache: QueryClient, entries: unknown[]) =>
  void taking.fetch().then(
    ({ takeActivity }) => takeActivity(cache, entries),
    () => cache.invalidateQueries({ queryKey: [feed.activity.path] }),
  )
