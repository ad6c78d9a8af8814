// Code that is needed later is fetched once, and again only when that failed.
import { expect, test } from 'vitest'
import { Unreachable } from './call-errors.ts'
import { onDemand } from './on-demand.ts'

test('all who ask share one fetch, and what is here is here at once', async () => {
  let fetched = 0
  const code = onDemand(async () => ({ name: 'sheet', count: ++fetched }))
  expect(code.fetched()).toBeUndefined()
  await Promise.all([code.fetch(), code.fetch()])
  expect(code.fetched()).toEqual({ name: 'sheet', count: 1 })
})

test('what could not be fetched says so in words to show, and is fetched the next time', async () => {
  let online = false
  const code = onDemand(async () => {
    if (!online) throw new TypeError('Failed to fetch dynamically imported module')
    return 'sheet'
  })
  await expect(code.fetch()).rejects.toBeInstanceOf(Unreachable)
  online = true
  expect(await code.fetch()).toBe('sheet')
})
