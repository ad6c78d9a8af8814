// What happens to a chosen file before it travels.
import { LARGEST_AVATAR } from '@aerie/contract/avatars'
import { expect, test } from 'vitest'
import { isPicture, planFor } from './photo-plan.ts'

const small = { size: 300_000, type: 'image/jpeg' }

test('a small photo travels as it is', () => {
  expect(planFor(small, { width: 2000, height: 1600 })).toBe('as it is')
})

test('a photo with more pixels than the portrait needs is scaled, in its own shape', () => {
  const plan = planFor({ size: 18_000_000, type: 'image/jpeg' }, { width: 8000, height: 6000 })
  expect(plan).toEqual({ width: 2000, height: 1500, type: 'image/jpeg' })
  expect(planFor(small, { width: 3024, height: 4032 })).toMatchObject({ width: 1500, height: 2000 })
})

test('a file that is too large is written anew, never enlarged', () => {
  const plan = planFor({ size: LARGEST_AVATAR + 1, type: 'image/png' }, { width: 1600, height: 1500 })
  expect(plan).toEqual({ width: 1600, height: 1500, type: 'image/webp' })
})

test('a line of pixels keeps its last one', () => {
  expect(planFor(small, { width: 20_000, height: 2 })).toMatchObject({ width: 2000, height: 1 })
})

test('what the server does not read is written as something it does', () => {
  expect(planFor({ size: 2_000_000, type: 'image/heic' }, { width: 1200, height: 900 })).toMatchObject({
    type: 'image/jpeg',
  })
  expect(planFor({ size: 2_000_000, type: 'image/bmp' }, { width: 1200, height: 900 })).toMatchObject({
    type: 'image/webp',
  })
})

test('what the browser cannot read travels as it is, up to 5 MB', () => {
  expect(planFor({ size: LARGEST_AVATAR, type: 'image/heic' }, null)).toBe('as it is')
  expect(planFor({ size: LARGEST_AVATAR + 1, type: 'image/heic' }, null)).toBe('too large')
})

test('pictures are told by their type, or by their name where browsers know no type', () => {
  expect(isPicture({ type: 'image/png', name: 'a.png' })).toBe(true)
  expect(isPicture({ type: '', name: 'IMG_1.HEIC' })).toBe(true)
  expect(isPicture({ type: '', name: 'heic' })).toBe(false)
  expect(isPicture({ type: 'text/plain', name: 'notes.txt' })).toBe(false)
})
