// Who comes and what seats are left, in words.
import { expect, test } from 'vitest'
import { comingWords, partyWords, seatWords } from './who-comes.ts'

const counts = { going: 58, guests: 28, maybe: 0, waiting: 0, seats: 90 }

test('seats are left, and somebody may wait for more of them than there are', () => {
  expect(seatWords(counts)).toBe('90 seats, 4 left.')
  expect(seatWords({ ...counts, waiting: 1 })).toBe('90 seats, 4 left, for which 1 brother waits.')
  expect(seatWords({ ...counts, waiting: 16 })).toBe('90 seats, 4 left, for which 16 brothers wait.')
  expect(seatWords({ ...counts, guests: 32, waiting: 2 })).toBe('No seat is left. Who says Going waits for one.')
  expect(seatWords({ ...counts, seats: null })).toBe('')
})

test('one and many', () => {
  expect(comingWords({ ...counts, going: 1, maybe: 4, waiting: 2 }, false)).toBe('1 coming, 4 maybe, 2 waiting')
  expect([comingWords({ ...counts, going: 1 }, true), comingWords(counts, true)]).toEqual([
    '1 was there',
    '58 were there',
  ])
  expect([partyWords({ ...counts, going: 1, guests: 1 }), partyWords({ ...counts, guests: 0 })]).toEqual([
    '1 brother, 1 guest',
    '58 brothers',
  ])
})
