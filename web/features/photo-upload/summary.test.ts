import { expect, test } from 'vitest'
import type { PhotoEntry, PhotoUploadState } from '#features/photo-queue/entries.ts'
import { megabytes, progressLine, sumsOf, timeLeft, uploadTitle } from './summary.ts'

const entry = (id: number, state: PhotoUploadState, size = 10_000_000): PhotoEntry => ({
  id,
  file: { name: `${id}`, size },
  state,
})
const REFUSED: PhotoUploadState = { kind: 'failed', sentence: 'too large', mayRetry: false }
const running = [
  entry(1, { kind: 'in', photoId: 1 }),
  entry(2, { kind: 'known', photoId: 2 }),
  entry(3, { kind: 'sending', share: 0.5 }),
  entry(4, { kind: 'waiting' }),
  entry(5, REFUSED, 90_000_000),
]

test('what is in, what is on the way and what is not sent at all are told apart', () => {
  const sums = sumsOf(running)
  expect(sums).toEqual({ files: 5, arrived: 2, bytes: 40_000_000, sent: 25_000_000, isOver: false, isSent: false })
  expect(progressLine(sums)).toBe('2 of 5 are in, 25 of 40 MB')
})

test('the title says how it stands', () => {
  const sums = sumsOf(running)
  expect(uploadTitle({ isPaused: false }, sums, true)).toBe('Uploading 5 items')
  expect(uploadTitle({ isPaused: false }, sums, false)).toBe('Upload waits')
  expect(uploadTitle({ isPaused: true }, sums, true)).toBe('Upload paused')
  expect(uploadTitle({ isPaused: false }, sumsOf(running.slice(0, 2)), false)).toBe('2 items are in')
  expect(uploadTitle({ isPaused: false }, sumsOf([entry(5, REFUSED)]), true)).toBe('Nothing was uploaded')
  const making: PhotoUploadState = { kind: 'making', photoId: 3, isKnown: false, isListed: true }
  const made = sumsOf([entry(1, making), entry(5, REFUSED)])
  expect([uploadTitle({ isPaused: false }, made, true), progressLine(made)]).toEqual([
    'Being made ready',
    '0 of 2 are in, 10 of 10 MB',
  ])
})

test('sizes and times are rounded as one says them', () => {
  expect(megabytes(1_230_000, 9_400_000)).toBe('1.3 of 9.4 MB')
  expect(timeLeft(240_000_000, 1_000_000)).toBe('about 4 minutes left')
  expect(timeLeft(20_000_000, 1_000_000)).toBe('less than a minute left')
  expect(timeLeft(20_000_000, 0)).toBeUndefined()
})
