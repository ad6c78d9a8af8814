import { expect, test } from 'vitest'
import { searchOptions } from './search-options.ts'

const suggested = { tags: [{ id: 1, name: 'Ridge' }], albums: [{ id: 2, title: 'Ridge walk' }], years: [2026] }

test('everything is offered that photos are found by, but for what is in force', () => {
  const labels = searchOptions({ typed: '', brothers: undefined, suggested }, { album: 2 }).map(
    ({ kind, label }) => `${kind} ${label}`,
  )
  expect(labels).toEqual(['Tag Ridge', 'Year 2026'])
})

test('what was suggested for an earlier text is offered only where it is meant by this one', () => {
  const labels = searchOptions({ typed: 'ridge w', brothers: undefined, suggested }, {}).map(({ label }) => label)
  expect(labels).toEqual(['Ridge walk'])
})

test('nothing is offered until something is known', () => {
  expect(searchOptions({ typed: 'ridge', brothers: undefined, suggested: undefined }, {})).toEqual([])
})
