// What a brother has to do stands before what comes, and that before what is over.
import { expect, test } from 'vitest'
import { byUrgency } from './order.ts'

const election = (id: number, status: 'active' | 'upcoming' | 'completed', start: number, end: number) => ({
  id,
  status,
  startDate: `2026-11-${String(start).padStart(2, '0')}T12:00:00.000Z`,
  endDate: `2026-11-${String(end).padStart(2, '0')}T12:00:00.000Z`,
  void: null,
})

test('open ones by their end, coming ones by their start, those that are over the last first', () => {
  const listed = [
    election(1, 'completed', 1, 3),
    election(2, 'active', 8, 20),
    election(3, 'upcoming', 15, 18),
    election(4, 'completed', 2, 5),
    election(5, 'active', 9, 12),
    election(6, 'upcoming', 12, 30),
    election(7, 'active', 9, 12),
    { ...election(8, 'active', 9, 10), void: { reason: 'A name was missing.', at: '2026-11-09T13:00:00.000Z' } },
  ]
  expect(listed.sort(byUrgency).map(({ id }) => id)).toEqual([7, 5, 2, 6, 3, 8, 4, 1])
})
