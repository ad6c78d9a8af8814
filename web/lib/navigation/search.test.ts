// What stands in addresses that members have kept and sent is read as it always was.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readSearch, writeSearch } from './search.ts'

test.each<[string, object]>([
  ['?q=Rose&country=Norway&class=4', { q: 'Rose', country: 'Norway', class: 4 }],
  ['?edit=true&only=false', { edit: true, only: false }],
  ['?q=two+words&tag=caf%C3%A9', { q: 'two words', tag: 'café' }],
  ['?of=21&with=-3&ratio=1.5', { of: 21, with: -3, ratio: 1.5 }],
  ['?q=%2212%22&r=%22true%22', { q: '12', r: 'true' }],
  ['?ids=%5B1%2C2%5D&of=%7B%22tab%22%3A%22news%22%7D', { ids: [1, 2], of: { tab: 'news' } }],
  ['?q=', { q: '' }],
  ['?none=null', { none: null }],
])('%s', (address, said) => {
  expect(readSearch(address)).toEqual(said)
  expect(writeSearch(said)).toBe(address)
})

test.each<[string, object]>([
  ['', {}],
  ['?', {}],
  ['?q', { q: '' }],
  ['?id=1&id=2&id=x&id=1e3&id=true', { id: [1, 2, 'x', '1e3', true] }],
  ['?n=1e3&m=007', { n: 1000, m: '007' }],
  ['?q=%', { q: '%' }],
  ['?q=[half', { q: '[half' }],
])('%s, which is read alone', (address, said) => {
  expect(readSearch(address)).toEqual(said)
})

test('what is not said is not written', () => {
  expect(writeSearch({ q: undefined, tab: 'all' })).toBe('?tab=all')
  expect(writeSearch({})).toBe('')
})

test('whatever was written is read as it was', () => {
  const value = fc.oneof(
    fc.string(),
    fc.integer().map(String),
    fc.constantFrom('true', 'null', '[]'),
    fc.integer(),
    fc.boolean(),
    fc.array(fc.string()),
  )
  fc.assert(
    fc.property(fc.dictionary(fc.stringMatching(/^[a-z]+$/), value), (said) => {
      expect(readSearch(writeSearch(said))).toEqual({ ...said })
    }),
  )
})
