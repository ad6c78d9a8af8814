import { expect, test } from 'vitest'
import { durationText, photoName, takenDay } from './photo-words.ts'

const photo = {
  caption: null,
  mediaType: 'photo' as const,
  takenAt: '2026-11-02T23:30:00',
  taggedCount: 0,
  isFlagged: false,
  state: 'ready' as const,
}

test('a duration is written as players do', () => {
  expect([durationText(84_000), durationText(900), durationText(3_601_000)]).toEqual(['1:24', '0:01', '60:01'])
})

test('a photo is of the day its camera wrote', () => {
  expect([takenDay('2026-11-02T23:30:00'), takenDay('2026-11-02T00:10:00.000Z')]).toEqual([
    '2 November 2026',
    '2 November 2026',
  ])
})

test('a photo is named by its caption, else by its day, with what stands on it', () => {
  expect(photoName(photo)).toBe('Photo of 2 November 2026')
  expect(photoName({ ...photo, caption: 'The ridge walk', taggedCount: 9 })).toBe('The ridge walk, 9 brothers')
  expect(photoName({ ...photo, mediaType: 'video', caption: 'Third night', isFlagged: true })).toBe(
    'Third night, video, flagged for review',
  )
})
