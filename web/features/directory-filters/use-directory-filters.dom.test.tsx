// The directory's filters are in force as they are typed, and in the address a moment later.
import { act } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { at } from '#lib/navigation/site-map.ts'
import { openAt } from '../../test/router.tsx'
import { readFilters } from './filters.ts'
import { type FilterControls, useDirectoryFilters } from './use-directory-filters.ts'

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
})
afterEach(() => {
  vi.useRealTimers()
})

async function openDirectory(...addresses: string[]) {
  let controls: FilterControls | undefined
  const Page = () => {
    controls = useDirectoryFilters()
    return null
  }
  const opened = await openAt(addresses, [at('/members', Page, { readSearch: readFilters })])
  const here = () => {
    if (!controls) throw new Error('The page is not there')
    return controls
  }
  return { ...opened, here }
}

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))

test('what is typed counts at once, and is written when the typing pauses', async () => {
  const { here, at, length } = await openDirectory('/members?country=Norway')
  act(() => here().type('Ros'))
  act(() => here().type('Rose '))
  expect([here().typed, here().filters]).toEqual(['Rose ', { country: 'Norway', q: 'Rose' }])
  await pass(249)
  expect(at()).toBe('/members?country=Norway')
  await pass(1)
  expect(at()).toBe('/members?country=Norway&q=Rose')
  expect(length()).toBe(1)
})

test('another filter takes along what was typed meanwhile', async () => {
  const { here, at } = await openDirectory('/members')
  act(() => here().type('Rose'))
  await act(async () => here().choose({ country: 'Norway' }))
  expect(at()).toBe('/members?q=Rose&country=Norway')
  await pass(1000)
  expect(at()).toBe('/members?q=Rose&country=Norway')
})

test('leaving writes at once what was typed, and nothing where nothing was', async () => {
  const { here, at } = await openDirectory('/members')
  await act(async () => here().settle())
  expect(at()).toBe('/members')
  act(() => here().type('Rose'))
  await act(async () => here().settle())
  expect(at()).toBe('/members?q=Rose')
})

test('clearing keeps the order', async () => {
  const { here, at } = await openDirectory('/members?q=Rose&country=Norway&sort=newest')
  await act(async () => here().clear())
  expect([here().typed, at()]).toEqual(['', '/members?sort=newest'])
})

test('going back brings back what stood in the box', async () => {
  const { here, back } = await openDirectory('/members?q=Rose', '/members?q=Ezra')
  expect(here().typed).toBe('Ezra')
  await back()
  expect(here().typed).toBe('Rose')
})
