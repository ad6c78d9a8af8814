// More of a list is fetched although the list changes meanwhile, and no page of before the change stays.
import { InfiniteQueryObserver, QueryClient } from '@tanstack/react-query'
import { expect, test, vi } from 'vitest'
import { fetchMore } from './more-of-list.ts'

function openList() {
  const cache = new QueryClient({ defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY, retry: false } } })
  let version = 1
  const waiting: (() => void)[] = []
  const ask = vi.fn<(page: number) => Promise<string>>(
    (page) => new Promise((resolve) => waiting.push(() => resolve(`${page}, version ${version}`))),
  )
  const list = new InfiniteQueryObserver(cache, {
    queryKey: ['list'],
    queryFn: ({ pageParam }) => ask(pageParam),
    initialPageParam: 1,
    getNextPageParam: (_last, pages) => (pages.length < 3 ? pages.length + 1 : undefined),
  })
  list.subscribe(() => {})
  const answer = async () => {
    await expect.poll(() => waiting.length).toBeGreaterThan(0)
    waiting.shift()?.()
    await new Promise((resolve) => setTimeout(resolve))
  }
  const change = () => {
    version += 1
    void cache.invalidateQueries({ queryKey: ['list'] })
  }
  return { list, ask, answer, change, shown: () => list.getCurrentResult().data?.pages }
}

test('a change while the next page is on its way does not lose it', async () => {
  const { list, answer, change, shown } = openList()
  await answer()
  const more = fetchMore(list.getCurrentResult())
  change()
  await answer() // the page that was called off
  await answer()
  await answer()
  await more
  expect(shown()).toEqual(['1, version 2', '2, version 2'])
})

test('asking for more while the list is asked anew leaves no page of before', async () => {
  const { list, answer, change, shown } = openList()
  await answer()
  change()
  const more = fetchMore(list.getCurrentResult())
  await answer()
  await answer()
  await more
  expect(shown()).toEqual(['1, version 2', '2, version 2'])
})

test('it ends where the page does not arrive, and at the end of the list', async () => {
  const { list, ask, answer, shown } = openList()
  await answer()
  ask.mockImplementationOnce(() => Promise.reject(new Error('lost')))
  expect(await fetchMore(list.getCurrentResult())).toEqual(new Error('lost'))
  expect(shown()).toEqual(['1, version 1'])
  for (const pages of [2, 3]) {
    const more = fetchMore(list.getCurrentResult())
    await answer()
    await more
    expect(shown()?.length).toBe(pages)
  }
  await fetchMore(list.getCurrentResult())
  expect(shown()?.length).toBe(3)
})
