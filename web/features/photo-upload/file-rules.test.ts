import { expect, test } from 'vitest'
import { refusalOf } from './file-rules.ts'

const LIMITS = { largestPhotoMb: 5, largestFilmMb: 50 }
const file = (name: string, type: string, size = 1000) => ({ name, type, size })

test('images and videos may be sent, by their type or where that is unknown by their ending', () => {
  expect(refusalOf(file('IMG_1.JPG', 'image/jpeg'), LIMITS)).toBeNull()
  expect(refusalOf(file('IMG_1.heic', 'image/heic'), LIMITS)).toBeNull()
  expect(refusalOf(file('IMG_2198.MKV', ''), LIMITS)).toBeNull()
})

test('others are refused in the sentences of the installation', () => {
  expect(refusalOf(file('notes.pdf', 'application/pdf'), LIMITS)).toBe('notes.pdf must be an image or video file')
  expect(refusalOf(file('film.mp4', 'video/mp4', 50 * 1_048_576), LIMITS)).toBeNull()
  expect(refusalOf(file('film.mp4', 'video/mp4', 50 * 1_048_576 + 1), LIMITS)).toBe('film.mp4 exceeds 50MB limit')
  expect(refusalOf(file('porch.jpg', 'image/jpeg', 6 * 1_048_576), LIMITS)).toBe('porch.jpg exceeds 5MB limit')
})
