// When somebody reacts, a page asks for that item alone, and only where it shows it.
import type { ActivityItem } from '@aerie/contract/feed'
import type { NewsPage, PublishedNews } from '@aerie/contract/news'
import type { Emoji } from '@aerie/contract/reactions'
import { QueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { feedQuery, latestActivityQuery, latestNewsQuery, newsPageQuery } from './queries.ts'
import { renewActivity, renewNews } from './renew-activity.ts'

const item = (id: number, owls = 0): ActivityItem => ({
  id,
  type: 'other',
  description: 'has a new photo',
  memberId: 7,
  memberFirstName: 'Samir',
  memberLastName: 'Haddad',
  memberProfileImage: null,
  createdAt: '2026-11-23T10:00:00.000Z',
  reactions: owls > 0 ? { '🦉': owls } : {},
  myReactions: [],
})
const entry = (activity: ActivityItem) => ({ kind: 'activity' as const, at: activity.createdAt, activity })
const ALL = feedQuery({})

let cache: QueryClient
let asked: string[]
let answers: PromiseWithResolvers<unknown[]>[]
beforeEach(() => {
  cache = new QueryClient()
  cache.setQueryData(latestActivityQuery.queryKey, [item(3), item(2)])
  cache.setQueryData(ALL.queryKey, {
    pages: [
      { items: [entry(item(3))], next: '3' },
      { items: [entry(item(1))], next: undefined },
    ],
    pageParams: [undefined, '3'],
  })
  asked = []
  answers = []
  vi.stubGlobal('fetch', async (address: string) => {
    asked.push(address)
    const answer = Promise.withResolvers<unknown[]>()
    answers.push(answer)
    return Response.json(await answer.promise)
  })
})
afterEach(() => vi.unstubAllGlobals())

const answerWith = async (...items: ActivityItem[]) => {
  await expect.poll(() => answers.length).toBeGreaterThan(0)
  answers.shift()?.resolve(items)
}
const latest = () => cache.getQueryData(latestActivityQuery.queryKey)
const inFeed = () => cache.getQueryData(ALL.queryKey)?.pages.flatMap(({ items }) => items)

test('of news the reactions are renewed wherever it stands, by itself too', async () => {
  const seen = { id: 8, title: 'The lake', publishedAt: '2026-11-23T10:00:00.000Z', reactions: {}, myReactions: [] }
  // Only what reactions change is looked at.
  const known = seen as unknown as PublishedNews
  const page = seen as unknown as NewsPage
  cache.setQueryData(latestNewsQuery.queryKey, [known])
  cache.setQueryData(newsPageQuery(8).queryKey, page)
  cache.setQueryData(ALL.queryKey, {
    pages: [
      { items: [entry(item(8)), { kind: 'news', at: '2026-11-23T10:00:00.000Z', news: known }], next: undefined },
    ],
    pageParams: [undefined],
  })
  renewNews(cache, [8, 99])
  await expect.poll(() => asked).toEqual(['/api/news/reactions?ids=8'])
  const reacted = { reactions: { '🦉': 2 }, myReactions: ['🦉'] as Emoji[] }
  answers.shift()?.resolve([{ id: 8, ...reacted }])
  await expect.poll(() => cache.getQueryData(latestNewsQuery.queryKey)).toEqual([{ ...known, ...reacted }])
  expect(cache.getQueryData(newsPageQuery(8).queryKey)).toEqual({ ...page, ...reacted })
  // Activity of the same number is another thing.
  expect(inFeed()).toEqual([entry(item(8)), expect.objectContaining({ news: { ...known, ...reacted } })])
})

test('it is renewed wherever it stands, and the rest is left alone', async () => {
  renewActivity(cache, [3, 99])
  await answerWith(item(3, 2))
  await expect.poll(latest).toEqual([item(3, 2), item(2)])
  expect(inFeed()).toEqual([entry(item(3, 2)), entry(item(1))])
  expect(asked).toEqual(['/api/activity?ids=3'])
})

test('what is not found has gone', async () => {
  renewActivity(cache, [3])
  await answerWith()
  await expect.poll(latest).toEqual([item(2)])
  expect(inFeed()).toEqual([entry(item(1))])
})

test('a page that does not show it asks nothing', () => {
  renewActivity(cache, [99])
  expect(asked).toEqual([])
})

test('what changes meanwhile is asked for together, in the next round', async () => {
  renewActivity(cache, [3])
  renewActivity(cache, [1])
  renewActivity(cache, [3])
  await answerWith(item(3, 1))
  await answerWith(item(3, 2), item(1, 1))
  await expect.poll(inFeed).toEqual([entry(item(3, 2)), entry(item(1, 1))])
  expect(asked).toEqual(['/api/activity?ids=3', '/api/activity?ids=1%2C3'])
})

test('a list that waits to be asked for anew stays stale', async () => {
  await cache.invalidateQueries({ queryKey: ALL.queryKey })
  renewActivity(cache, [3])
  await answerWith(item(3, 1))
  await expect.poll(latest).toEqual([item(3, 1), item(2)])
  expect(cache.getQueryState(ALL.queryKey)?.isInvalidated).toBe(true)
})

test('where the item does not come, the lists are asked for anew', async () => {
  renewActivity(cache, [3])
  await expect.poll(() => answers.length).toBe(1)
  answers.shift()?.reject(new TypeError('Failed to fetch'))
  await expect.poll(() => cache.getQueryState(ALL.queryKey)?.isInvalidated).toBe(true)
  expect(cache.getQueryState(latestActivityQuery.queryKey)?.isInvalidated).toBe(true)
})
