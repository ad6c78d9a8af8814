// The router as components know it: the page that is shown, what its address says, and the ways to others.
import {
  type ComponentType,
  createContext,
  type ReactNode,
  startTransition,
  use,
  useEffect,
  useLayoutEffect,
  useState,
  useSyncExternalStore,
} from 'react'
import { PageBoundary } from './page-boundary.tsx'
import type { Router, RouterState } from './router.ts'
import { keepScroll, rememberScroll, settleScroll } from './scrolling.ts'
import type { Address, ParamsOf, SearchOf } from './site-map.ts'

const RouterContext = createContext<Router | null>(null)
const ShownContext = createContext<RouterState | undefined>(undefined)

interface NavigationProps {
  router: Router
  /** In the place of all of it, where what stands around the pages fails. */
  Problem: ComponentType<{ error: unknown }>
  children: ReactNode
}

/** The former page stays whole until the next one is drawn; what only narrows a page down is drawn at once. */
export function Navigation({ router, Problem, children }: NavigationProps) {
  const [shown, show] = useState(router.shown)
  useEffect(() => {
    let last: RouterState | undefined
    const follow = () => {
      const next = router.shown()
      if (next === last) return
      const isSamePage = next?.place.pathname === last?.place.pathname
      last = next
      if (isSamePage) show(next)
      else startTransition(() => show(next))
    }
    follow()
    return router.subscribe(follow)
  }, [router])
  useEffect(() => {
    const leave = () => {
      const last = router.shown()
      if (last) rememberScroll(last.place.key)
      keepScroll()
    }
    addEventListener('pagehide', leave)
    return () => removeEventListener('pagehide', leave)
  }, [router])
  useLayoutEffect(() => {
    if (shown && shown.scroll !== 'unmoved') settleScroll(shown.place, shown.scroll === 'restored')
  }, [shown])
  return (
    <RouterContext value={router}>
      <ShownContext value={shown}>
        <PageBoundary attempt={shown} Problem={Problem}>
          {shown && children}
        </PageBoundary>
      </ShownContext>
    </RouterContext>
  )
}

export function useRouter() {
  const router = use(RouterContext)
  if (!router) throw new Error('There is no navigation around this')
  return router
}

export const useNavigate = () => useRouter().navigate

/** The page that is drawn. */
export function useShown() {
  const shown = use(ShownContext)
  if (!shown) throw new Error('There is no navigation around this')
  return shown
}

/** Where the address bar stands, which is ahead of the page while that is on the way. */
export function usePathname() {
  const router = useRouter()
  return useSyncExternalStore(router.subscribe, () => router.place().pathname)
}

/** Whether the address bar stands there, whatever the place in the page. */
export function useIsAt(href: string) {
  const router = useRouter()
  const [address] = href.split('#')
  return useSyncExternalStore(router.subscribe, () => router.place().pathname + router.place().search === address)
}

/** What the address says on the page that stands at `from`, as that page reads it. */
export const useSearch = <Path extends Address>(from: Path) => useShownAt(from).search as SearchOf<Path>

/** What stands in the address of the page at `from` for its names. */
export const useParams = <Path extends Address>(from: Path) => useShownAt(from).params as ParamsOf<Path>

// What makes the assertions above true.
function useShownAt(path: string) {
  const shown = useShown()
  if (shown.route?.path !== path) throw new Error(`${path} is not what is shown`)
  return shown
}
