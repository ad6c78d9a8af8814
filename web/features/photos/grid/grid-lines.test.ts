import { expect, test } from 'vitest'
import { gridLines, lineOf, photoBeside } from './grid-lines.ts'

const taken = (id: number, takenAt: string, width = 1500) => ({ id, takenAt, width, height: 1000 })
const photos = [
  taken(11, '2026-11-01T23:59:00'),
  taken(12, '2026-11-02T00:01:00'),
  taken(13, '2026-11-02T09:00:00'),
  taken(14, '2026-11-02T10:00:00'),
  taken(15, '2026-11-02T11:00:00', 600),
  taken(16, '2026-11-02T12:00:00'),
]
const lines = gridLines(photos, { width: 1000, heading: 50 })

test('each day has its heading, by the clock of the camera, and its rows go on counting', () => {
  expect(lines.map((line) => (line.kind === 'day' ? line.day : line.row.first))).toEqual([
    '2026-11-01',
    0,
    '2026-11-02',
    1,
    4,
  ])
  expect(lineOf(lines, 5)).toBe(4)
})

test('arrow keys lead across, up and down', () => {
  expect(photoBeside(lines, 1, 'ArrowRight')).toBe(2)
  expect(photoBeside(lines, 1, 'ArrowLeft')).toBe(0)
  expect(photoBeside(lines, 0, 'ArrowLeft')).toBeUndefined()
  expect(photoBeside(lines, 1, 'ArrowDown')).toBe(4)
  expect(photoBeside(lines, 3, 'ArrowDown')).toBe(5)
  expect(photoBeside(lines, 3, 'ArrowUp')).toBe(0)
  expect(photoBeside(lines, 0, 'ArrowUp')).toBeUndefined()
  expect(photoBeside(lines, 5, 'ArrowDown')).toBeUndefined()
  expect(photoBeside(lines, 2, 'End')).toBe(5)
  expect(photoBeside(lines, 2, 'Enter')).toBeUndefined()
})

test('five thousand are laid out at once, and an empty album has no lines', () => {
  const many = Array.from({ length: 5000 }, (_, id) => taken(id, `2026-11-${String(1 + (id % 28)).padStart(2, '0')}`))
  expect(gridLines(many, { width: 1144, heading: 50 }).at(-1)).toMatchObject({ row: { first: 4999 } })
  expect(gridLines([], { width: 1144, heading: 50 })).toEqual([])
})
