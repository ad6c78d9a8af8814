import { expect, test } from 'vitest'
import { albumLine } from './album-words.ts'

const eamon = { id: 7, firstName: 'Eamon', lastName: 'Kirwan' }

test('an album says how much is in it and whose it is', () => {
  expect(albumLine({ photoCount: 48, createdBy: eamon })).toBe('48 items, by Eamon Kirwan')
  expect(albumLine({ photoCount: 1, createdBy: eamon })).toBe('1 item, by Eamon Kirwan')
  expect(albumLine({ photoCount: 5000, createdBy: null })).toBe('5,000 items')
})
