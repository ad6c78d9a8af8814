// From address to address: what is fetched on the way, which page is shown meanwhile, and who is asked before he leaves.
import { QueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { memoryHistory } from '../../test/memory-history.ts'
import { openRouter } from './router.ts'
import { at, type Route } from './site-map.ts'

beforeEach(() => vi.stubGlobal('scrollY', 0))
afterEach(() => vi.unstubAllGlobals())

const plain = (path: string) => at(path, () => null)

/** A page whose code comes when it is let. */
function late(path: string) {
  let code = Promise.withResolvers<void>()
  let isHere = false
  const ahead = vi.fn()
  const preload = () => (isHere ? undefined : code.promise)
  return {
    ahead,
    route: at(
      path,
      Object.assign(() => null, { preload }),
      { ahead },
    ),
    arrive() {
      isHere = true
      code.resolve()
    },
    fail() {
      code.reject(new Error('gone'))
      code = Promise.withResolvers()
    },
  }
}

async function openAt(addresses: string[], routes: Route[]) {
  const history = memoryHistory(addresses)
  const router = openRouter({ routes, history, cache: new QueryClient() })
  await router.start()
  return { router, history, at: () => history.read().href, shown: () => router.shown()?.route?.path }
}

test('the former page stays until the code of the next is here, and the address bar is ahead of it', async () => {
  const album = late('/album')
  const { router, shown } = await openAt(['/'], [plain('/'), album.route])
  const opened = router.open('/album')
  expect([router.place().pathname, shown()]).toEqual(['/album', '/'])
  expect(album.ahead).toHaveBeenCalledOnce()
  album.arrive()
  await opened
  expect(shown()).toBe('/album')
})

test('whoever went elsewhere meanwhile stays there', async () => {
  const album = late('/album')
  const { router, shown } = await openAt(['/'], [plain('/'), plain('/trips'), album.route])
  const opened = router.open('/album')
  await router.open('/trips')
  album.arrive()
  await opened
  expect(shown()).toBe('/trips')
})

test('code that does not come is told, and asked for again', async () => {
  const album = late('/album')
  const { router } = await openAt(['/'], [plain('/'), album.route])
  const opened = router.open('/album')
  album.fail()
  await opened
  expect(router.shown()?.error).toEqual(new Error('gone'))
  const again = router.again()
  album.arrive()
  await again
  expect(router.shown()).toMatchObject({ error: undefined, place: { pathname: '/album' } })
})

test('what is fetched because somebody is near fails for nobody', async () => {
  const album = late('/album')
  const { router, at: address } = await openAt(['/'], [plain('/'), album.route])
  router.preload('/album')
  expect(album.ahead).toHaveBeenCalledOnce()
  album.fail()
  await Promise.resolve()
  expect(address()).toBe('/')
})

test('an entry of its own for each address but the same, unless it takes the place of the one before', async () => {
  const { router, history, at: address } = await openAt(['/'], [plain('/'), plain('/trips')])
  await router.open('/trips')
  await router.open('/trips')
  expect(history.length()).toBe(2)
  await router.ask({ tab: 'all' }, { replace: true })
  expect([address(), history.length()]).toEqual(['/trips?tab=all', 2])
  await router.ask({})
  expect([address(), history.length()]).toEqual(['/trips', 3])
})

function guarded(router: Awaited<ReturnType<typeof openAt>>['router']) {
  const held: (() => void)[] = []
  const leave = router.guard({ blocks: ({ isSamePage }) => !isSamePage, hold: (go) => held.push(go) })
  return { held, leave }
}

test('whoever has something unsaved is asked before a link takes him away, and before a step does', async () => {
  const {
    router,
    history,
    shown,
    at: address,
  } = await openAt(['/', '/form'], [plain('/'), plain('/form'), plain('/trips')])
  const { held } = guarded(router)
  await router.open('/trips')
  expect([shown(), held.length]).toEqual(['/form', 1])
  router.back()
  expect([address(), shown(), held.length]).toEqual(['/form', '/form', 2])
  held[1]?.()
  expect([address(), shown()]).toEqual(['/', '/'])
  history.go(1)
  expect([address(), held.length]).toEqual(['/', 3])
})

test('nobody is asked about another search that he stays at, nor once nothing is unsaved', async () => {
  const { router, shown, at: address } = await openAt(['/', '/form'], [plain('/'), plain('/form')])
  const { held, leave } = guarded(router)
  await router.ask({ step: 2 })
  expect([address(), held.length]).toEqual(['/form?step=2', 0])
  leave()
  await router.open('/')
  expect(shown()).toBe('/')
})
