// The address bar keeps the year and the office, and survives whatever is typed into it.
import { expect, test } from 'vitest'
import { readRollView, writeRollView } from './view.ts'

test.each([
  [{}, { year: null, office: null }],
  [
    { year: 2011, office: 'Treasurer' },
    { year: 2011, office: 'Treasurer' },
  ],
  [
    { year: '2011', office: 1897 },
    { year: null, office: '1897' },
  ],
  [
    { year: -3, office: ['a'] },
    { year: null, office: null },
  ],
  [
    { year: 2011.5, office: '' },
    { year: null, office: null },
  ],
])('%o is read as %o', (raw, view) => {
  expect(readRollView(raw)).toEqual(view)
})

test('it is written as it was read', () => {
  const address = { year: 2011, office: 'Treasurer' }
  expect(writeRollView(readRollView(address))).toEqual(address)
  expect(writeRollView(readRollView({}))).toEqual({})
})
