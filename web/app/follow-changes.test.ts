// What the server says has changed is asked again, and after a silence everything. Each tab listens for itself here.
import { feed } from '@aerie/contract/feed'
import { members } from '@aerie/contract/members'
import { newcomers } from '@aerie/contract/newcomers'
import { news } from '@aerie/contract/news'
import { people } from '@aerie/contract/people'
import { session } from '@aerie/contract/session'
import { SPREAD_MS, type StaleMessage, stale, staleOf, staleShowing } from '@aerie/contract/stale'
import { stats } from '@aerie/contract/stats'
import { trips } from '@aerie/contract/trips'
import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { THIS_PAGE } from '#lib/api.ts'
import { followChanges } from './follow-changes.ts'

/** The browser's own class, as far as it is used: a test plays the server's part. */
class Stream {
  static readonly OPEN = 1
  static readonly CLOSED = 2
  static opened: Stream[] = []
  readyState = 1
  onopen = () => {}
  onerror = () => {}
  onmessage = (_: { data: string }) => {}
  close = () => {
    this.readyState = Stream.CLOSED
  }

  address: string
  constructor(address: string) {
    this.address = address
    Stream.opened.push(this)
  }
}

const site = new EventTarget()
let isUp: boolean
const answer = () => (isUp ? Promise.resolve(Response.json({})) : Promise.reject(new TypeError('Failed to fetch')))

const DIRECTORY = [people.list.path]
const PROFILE = [members.show.path, '12']
const STATS = [stats.show.path]
const ACTIVITY = [feed.activity.path]
const SESSION = [session.current.path]
const replaced: number[] = []
const taken: unknown[] = []

/** The document, as far as it is used. */
const page = {
  hidden: false,
  see: () => {},
  addEventListener(_: string, see: () => void) {
    page.see = see
  },
}

/** What the server says; it is acted on within the time over which all pages spread. */
function tell(changed: StaleMessage['stale']) {
  say(changed)
  vi.advanceTimersByTime(SPREAD_MS)
}
const say = (changed: StaleMessage['stale']) =>
  latest().onmessage({ data: JSON.stringify({ number: 7, stale: changed }) })
const latest = () => Stream.opened.at(-1) as Stream
const isStale = (cache: QueryClient, key: string[]) => cache.getQueryState(key)?.isInvalidated

function openCache() {
  const cache = new QueryClient()
  for (const key of [DIRECTORY, PROFILE, STATS, ACTIVITY, SESSION]) cache.setQueryData(key, {})
  followChanges(cache, {
    replacing: { [people.list.path]: (_cache, ids) => void replaced.push(...ids) },
    taking: { [feed.activity.path]: (_cache, entries) => void taken.push(...entries) },
  })
  latest().onopen()
  return cache
}

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('EventSource', Stream)
  vi.stubGlobal('navigator', { onLine: true })
  page.hidden = false
  vi.stubGlobal('document', page)
  vi.stubGlobal('addEventListener', site.addEventListener.bind(site))
  vi.stubGlobal('fetch', answer)
  isUp = true
  Stream.opened = []
  replaced.length = 0
  taken.length = 0
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('a change makes stale the answers of its endpoints, of the objects it names, and nothing else', () => {
  const cache = openCache()
  tell(staleOf([11], members.show))
  expect(isStale(cache, PROFILE)).toBe(false)
  tell(staleOf([12], members.show))
  expect(isStale(cache, PROFILE)).toBe(true)
  expect(isStale(cache, DIRECTORY)).toBe(false)
  expect(isStale(cache, STATS)).toBe(false)
  tell(stale(stats.show))
  expect(isStale(cache, STATS)).toBe(true)
})

test('what is on its way for the first time when it changes is asked again once it is there', async () => {
  const cache = openCache()
  let asked = 0
  const answers = [Promise.withResolvers<string>(), Promise.withResolvers<string>()]
  const query = { queryKey: [trips.list.path], queryFn: () => answers[asked++]?.promise ?? 'none' }
  const arrived = cache.prefetchQuery(query)
  tell(stale(trips.list))
  answers[0]?.resolve('older')
  await arrived
  await vi.advanceTimersByTimeAsync(0)
  expect(cache.getQueryData(query.queryKey)).toBe('older')
  expect(isStale(cache, query.queryKey)).toBe(true)

  const observed = new QueryObserver(cache, query).subscribe(() => {})
  answers[1]?.resolve('newer')
  await vi.advanceTimersByTimeAsync(0)
  expect([asked, cache.getQueryData(query.queryKey), isStale(cache, query.queryKey)]).toEqual([2, 'newer', false])
  observed()
})

test('entries of a list are replaced where somebody knows how, and without ids the list is stale', () => {
  const cache = openCache()
  tell(staleOf([12, 13], people.list))
  expect(replaced).toEqual([12, 13])
  expect(isStale(cache, DIRECTORY)).toBe(false)
  tell(stale(people.list))
  expect(isStale(cache, DIRECTORY)).toBe(true)
})

test('entries that are sent are put in their places, before what is asked anew, and many are not waited for', () => {
  const cache = openCache()
  say([{ path: feed.activity.path, entries: ['one'] }])
  say(stale(feed.activity))
  tell([{ path: feed.activity.path, entries: ['another'] }])
  expect(taken).toEqual(['one', 'another'])
  expect(isStale(cache, ACTIVITY)).toBe(true)
  expect(isStale(cache, STATS)).toBe(false)
  tell([{ path: feed.activity.path, entries: Array.from({ length: 101 }, (_, n) => n) }])
  expect(taken).toHaveLength(2)
  expect(isStale(cache, STATS)).toBe(true)
})

test('of a member who has changed only those answers are asked anew that show him', () => {
  const cache = openCache()
  const item = (memberId: number) => [{ id: 40, author: { id: memberId } }]
  cache.setQueryData([news.list.path], item(12))
  cache.setQueryData([newcomers.list.path], item(13))
  const changed = (...members: number[]) => staleShowing(members, news.list, newcomers.list)
  say(changed(11))
  tell(changed(12))
  expect(isStale(cache, [news.list.path])).toBe(true)
  expect(isStale(cache, [newcomers.list.path])).toBe(false)
  say(stale(newcomers.list))
  tell(changed(11))
  expect(isStale(cache, [newcomers.list.path])).toBe(true)
})

test('what this page has changed of its own it is not told again, and its other pages are', () => {
  const cache = openCache()
  const hear = (except: string) => {
    latest().onmessage({ data: JSON.stringify({ number: 8, stale: stale(stats.show), except }) })
    vi.advanceTimersByTime(SPREAD_MS)
  }
  hear(THIS_PAGE)
  expect(isStale(cache, STATS)).toBe(false)
  hear('another-page')
  expect(isStale(cache, STATS)).toBe(true)
})

test('where many hear of a change a page takes the time that it is given, and no longer for what concerns few', () => {
  vi.spyOn(Math, 'random').mockReturnValueOnce(0.9)
  const cache = openCache()
  const hear = (message: object) => latest().onmessage({ data: JSON.stringify({ number: 9, ...message }) })
  hear({ stale: stale(stats.show), within: 10_000 })
  vi.advanceTimersByTime(SPREAD_MS)
  expect(isStale(cache, STATS)).toBe(false)
  tell(stale(session.current))
  expect([isStale(cache, SESSION), isStale(cache, STATS)]).toEqual([true, true])
})

test('the first opening makes nothing stale, but asks what changed since the page began to load; one after a break makes everything stale', () => {
  vi.advanceTimersByTime(700)
  const age = Math.ceil(performance.now())
  const cache = openCache()
  expect(latest().address).toBe(`/api/events?age=${age}`)
  expect(isStale(cache, STATS)).toBe(false)
  latest().onerror()
  latest().onopen()
  vi.advanceTimersByTime(SPREAD_MS)
  expect(isStale(cache, STATS)).toBe(true)
})

test('a stream that was refused is opened anew, less and less often, and asks whether the session has ended', () => {
  const cache = openCache()
  const refuse = () => {
    latest().readyState = Stream.CLOSED
    latest().onerror()
  }
  refuse()
  vi.advanceTimersByTime(2000)
  expect(isStale(cache, SESSION)).toBe(true)
  expect(Stream.opened).toHaveLength(2)
  refuse()
  vi.advanceTimersByTime(3999)
  expect(Stream.opened).toHaveLength(2)
  vi.advanceTimersByTime(1)
  expect(Stream.opened).toHaveLength(3)
})

test('what is said within a moment is asked once, and by a page that is hidden when it is seen', () => {
  const cache = openCache()
  for (const id of [12, 13, 12]) say(staleOf([id], people.list))
  expect(replaced).toEqual([])
  page.hidden = true
  vi.advanceTimersByTime(60_000)
  say(staleOf([14], people.list))
  say(stale(stats.show))
  vi.advanceTimersByTime(60_000)
  expect(replaced).toEqual([])
  page.hidden = false
  page.see()
  expect(replaced).toEqual([12, 13, 14])
  expect(isStale(cache, STATS)).toBe(true)
  page.see()
  expect(replaced).toEqual([12, 13, 14])
})

test('one that broke off with the connection is opened as soon as the connection is back', async () => {
  openCache()
  isUp = false
  const broken = latest()
  broken.readyState = 0
  broken.onerror()
  await vi.advanceTimersByTimeAsync(0)
  expect(Stream.opened).toHaveLength(1)
  isUp = true
  site.dispatchEvent(new Event('online'))
  await vi.advanceTimersByTimeAsync(0)
  expect(broken.readyState).toBe(Stream.CLOSED)
  expect(latest().readyState).toBe(Stream.OPEN)
})
