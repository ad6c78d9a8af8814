import { expect, test } from 'vitest'
import { archiveName, isUnfinished, outdated, unfinished } from './names.ts'

const DAY_MS = 86_400_000
const night = (day: string) => ({ at: new Date(`${day}T03:00:00Z`) })

test('an archive is named for its moment, and for being encrypted', () => {
  const at = new Date('2026-11-24T03:00:05.123Z')
  expect(archiveName(at, false)).toBe('aerie-2026-11-24T03-00-05-123.tar.zst')
  expect(isUnfinished(unfinished(archiveName(at, true)))).toBe(true)
  expect(isUnfinished(archiveName(at, true))).toBe(false)
  expect(isUnfinished('notes.unfinished')).toBe(false)
})

test('of a year of nights the last of seven days, four weeks and six months stay', () => {
  const last = Date.parse('2026-11-25T03:00:00Z')
  const nights = Array.from({ length: 365 }, (_, ago) => ({ at: new Date(last - ago * DAY_MS) }))
  const gone = new Set(outdated(nights))
  expect(nights.filter((one) => !gone.has(one)).map(({ at }) => at.toISOString().slice(0, 10))).toEqual([
    ...['2026-11-25', '2026-11-24', '2026-11-23', '2026-11-22', '2026-11-21', '2026-11-20', '2026-11-19'],
    ...['2026-11-15', '2026-11-08'],
    ...['2026-10-31', '2026-09-30', '2026-08-31', '2026-07-31', '2026-06-30'],
  ])
})

test('where nothing new was made the old ones stay, however old', () => {
  const few = [night('2020-01-05'), night('2020-03-01'), night('2021-01-01')]
  expect(outdated(few)).toEqual([])
  expect(outdated([])).toEqual([])
})
