// The code of a page is fetched once, and again only when that failed.
import { isValidElement } from 'react'
import { expect, test } from 'vitest'
import { lazyPage, PageNotFetched } from './lazy-page.ts'

const Room = () => null

test('a page stands once it has been fetched, and is fetched once', async () => {
  let fetched = 0
  const Page = lazyPage(async () => ({ Room, count: fetched++ }), 'Room')
  expect(Page()).toBeNull()
  await Page.preload()
  await Page.preload()
  expect(isValidElement(Page())).toBe(true)
  expect(fetched).toBe(1)
})

test('a page that could not be fetched says so, and is fetched again the next time', async () => {
  let online = false
  const Page = lazyPage(async () => {
    if (!online) throw new TypeError('Failed to fetch dynamically imported module')
    return { Room }
  }, 'Room')
  await expect(Page.preload()).rejects.toBeInstanceOf(PageNotFetched)
  online = true
  await Page.preload()
  expect(isValidElement(Page())).toBe(true)
})
