// What a member unpacks is written for him: days and moments in words, by the clock of the organisation.
import { expect, test } from 'vitest'
import { writePage } from './page.ts'

test('days and moments are in words, and the rest as it was typed', () => {
  const page = writePage({
    organisation: 'Wingspan',
    name: 'Rook Fairweather',
    at: new Date('2026-11-20T17:40:00Z'),
    zone: 'Europe/Berlin',
    profile: { bio: 'Since 2026-11-20', birthday: '1991-05-06' },
    sections: [
      { title: 'Trips', rows: [{ start_date: '2027-03-05', created_at: '2026-09-25T22:30:00.123+00:00' }], total: 1 },
    ],
    photos: [],
  })
  expect(page).toContain('kept of you on 20 November 2026, 18:40; times are Berlin time.')
  expect(page).toContain('<td>5 March 2027</td><td>26 September 2026, 00:30</td>')
  expect(page).toContain('<td>Since 2026-11-20</td>')
  expect(page).toContain('<td>6 May 1991</td>')
})
