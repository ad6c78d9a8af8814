// Which line of the map an address is, and how an address is written.
import { expect, expectTypeOf, test } from 'vitest'
import { at, find, hrefOf, type ParamsOf } from './site-map.ts'

const Page = () => null
const routes = [
  at('/', Page),
  at('/media/bin', Page),
  at('/media/$albumId', Page, { readSearch: ({ photo }) => (typeof photo === 'number' ? { photo } : {}) }),
  at('/elections/$electionId/positions/$positionId', Page),
]

test.each([
  ['/', '/', {}],
  ['/media/bin', '/media/bin', {}],
  ['/Media/Bin/', '/media/bin', {}],
  ['/media/6', '/media/$albumId', { albumId: '6' }],
  ['/media/caf%C3%A9', '/media/$albumId', { albumId: 'café' }],
  ['/media/100%', '/media/$albumId', { albumId: '100%' }],
  ['/elections/1/positions/2', '/elections/$electionId/positions/$positionId', { electionId: '1', positionId: '2' }],
])('%s is %s', (address, path, params) => {
  expect(find(routes, address, '')).toMatchObject({ route: { path }, params })
})

test.each(['/media', '/media/6/7', '/elections/1/positions', '/other'])('%s is none', (address) => {
  expect(find(routes, address, '').route).toBeUndefined()
})

test('what an address says is what its page reads of it, and all of it where the page reads it itself', () => {
  expect(find(routes, '/media/6', '?photo=3&other=1').search).toEqual({ photo: 3 })
  expect(find(routes, '/media/6', '?photo=none').search).toEqual({})
  expect(find(routes, '/media/bin', '?photo=none').search).toEqual({ photo: 'none' })
})

test('names stand in an address, whatever is in them', () => {
  const params = { albumId: 'a/b?' }
  expect(hrefOf({ to: '/media/$albumId', params, search: { photo: 3 } })).toBe('/media/a%2Fb%3F?photo=3')
})

test('an address says by itself which names it takes', () => {
  expectTypeOf<ParamsOf<'/e/$electionId/p/$positionId'>>().toEqualTypeOf<{ electionId: string; positionId: string }>()
  expectTypeOf<ParamsOf<'/media/bin'>>().toEqualTypeOf<Record<never, string>>()
})
