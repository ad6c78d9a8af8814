import { expect, test } from 'vitest'
import { refusalOf } from './file-rules.ts'

const file = (name: string, type: string, size = 1000) => ({ name, type, size })

test('images and videos may be sent, by their type or where that is unknown by their ending', () => {
  expect(refusalOf(file('IMG_1.JPG', 'image/jpeg'))).toBeNull()
  expect(refusalOf(file('IMG_1.heic', 'image/heic'))).toBeNull()
  expect(refusalOf(file('IMG_2198.MKV', ''))).toBeNull()
})

test('others are refused in the sentences of the house', () => {
  expect(refusalOf(file('notes.pdf', 'application/pdf'))).toBe('notes.pdf must be an image or video file')
  expect(refusalOf(file('film.mp4', 'video/mp4', 50 * 1_048_576))).toBeNull()
  expect(refusalOf(file('film.mp4', 'video/mp4', 50 * 1_048_576 + 1))).toBe('film.mp4 exceeds 50MB limit')
})
