// Code that is needed later is fetched once, and again only when that failed.
import { isValidElement } from 'react'
import { describe, expect, test } from 'vitest'
import { Unreachable } from './call-errors.ts'
import { CodeNotFetched, lazyCode, lazyPage } from './lazy-code.ts'

const Room = () => null

/** A network that is down until it is mended. */
function network() {
  const line = { isUp: false, asked: 0 }
  const fetchFrom =
    <Code>(code: Code) =>
    async () => {
      line.asked++
      if (!line.isUp) throw new TypeError('Failed to fetch dynamically imported module')
      return code
    }
  return { line, fetchFrom }
}

describe('code', () => {
  test('all who ask share one fetch, and what is here is here at once', async () => {
    let fetched = 0
    const code = lazyCode(async () => ({ name: 'map', count: ++fetched }))
    expect(code.fetched()).toBeUndefined()
    await Promise.all([code.fetch(), code.fetch()])
    expect(code.fetched()).toEqual({ name: 'map', count: 1 })
  })

  test('what could not be fetched says so in words to show, and is fetched the next time', async () => {
    const { line, fetchFrom } = network()
    const code = lazyCode(fetchFrom('map'))
    await expect(code.fetch()).rejects.toBeInstanceOf(Unreachable)
    line.isUp = true
    expect(await code.fetch()).toBe('map')
    expect(line.asked).toBe(2)
  })

  test('who shows it is told of every step; the failure stands until another attempt has ended', async () => {
    const { line, fetchFrom } = network()
    const code = lazyCode(fetchFrom('map'))
    const seen: unknown[] = []
    const leave = code.subscribe(() => seen.push(code.state()))
    await code.fetch().catch(() => {})
    line.isUp = true
    await code.fetch()
    const error = expect.any(CodeNotFetched)
    expect(seen).toEqual([
      { data: undefined, error: null, isFetching: true },
      { data: undefined, error, isFetching: false },
      { data: undefined, error, isFetching: true },
      { data: 'map', error: null, isFetching: false },
    ])
    leave()
  })

  test('what fails ahead of time troubles nobody', async () => {
    const { line, fetchFrom } = network()
    const code = lazyCode(fetchFrom('map'))
    code.fetchAhead()
    await expect(code.fetch()).rejects.toBeInstanceOf(CodeNotFetched)
    expect(line.asked).toBe(1)
  })
})

describe('a page', () => {
  test('stands once it has been fetched, and is fetched once', async () => {
    let fetched = 0
    const Page = lazyPage(async () => ({ Room, count: fetched++ }), 'Room')
    expect(Page()).toBeNull()
    await Page.preload()
    await Page.preload()
    expect(isValidElement(Page())).toBe(true)
    expect(fetched).toBe(1)
  })

  test('that could not be fetched says so, and is fetched again the next time', async () => {
    const { line, fetchFrom } = network()
    const Page = lazyPage(fetchFrom({ Room }), 'Room')
    await expect(Page.preload()).rejects.toBeInstanceOf(CodeNotFetched)
    line.isUp = true
    await Page.preload()
    expect(isValidElement(Page())).toBe(true)
  })
})
