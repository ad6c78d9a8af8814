// When two have saved the same record, only what both changed is asked about, and what is given up is not sent.
import type { Member } from '@aerie/contract/members'
import { expect, test } from 'vitest'
import { conflictingFields, withoutFields } from './conflict.ts'

const AT = '2026-11-20T12:00:00Z'

test('what both changed conflicts, however many saved in between', () => {
  const saves = [
    { by: 'Rook Fairweather', at: AT, fields: ['quote', 'phone'] },
    { by: null, at: AT, fields: ['bio', 'quote'] },
  ]
  const mine = { firstName: 'Rook', bio: 'Mine', quote: null }
  expect(conflictingFields({ mine, saves, record: {} as Member })).toEqual(['bio', 'quote'])
})

test('a field that is given up stays as the other left it', () => {
  expect(withoutFields({ bio: 'Mine', quote: null }, new Set(['bio']))).toEqual({ quote: null })
})
