// Addresses of the lineage: what they say is read, and the rest passed over.
import { expect, test } from 'vitest'
import { readLineageSearch } from './lineage-search.ts'

test.each([
  [{ view: 'line', line: 'blue' }],
  [{ class: -999, of: 41, only: true, with: 7, size: 'small' }],
  [{ class: 12 }],
  [{ only: false, size: 'threads' }],
  [{}],
])('%j is kept as it is', (search) => {
  expect(readLineageSearch(search)).toEqual(search)
})

test.each([
  { view: 'map' },
  { class: 'x' },
  { line: 4 },
  { of: 1.5 },
  { only: 'yes' },
  { with: null },
  { size: 3 },
  { other: 1 },
])('%j says nothing', (search) => expect(readLineageSearch(search)).toEqual({}))
