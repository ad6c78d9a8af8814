// The placeholder that a thumbhash stands for.
import { rgbaToThumbHash } from 'thumbhash'
import { expect, test } from 'vitest'
import { placeholderOf } from './placeholder.ts'

const pixels = new Uint8Array(8 * 10 * 4).map((_, index) => (index % 4 === 3 ? 255 : index % 251))
const hash = btoa(String.fromCharCode(...rgbaToThumbHash(8, 10, pixels)))

test('a thumbhash becomes a picture that can stand in a stylesheet, the same one each time', () => {
  const made = placeholderOf(hash)
  expect(made).toMatch(/^data:image\/png;base64,[\w+/]+=*$/)
  expect(placeholderOf(hash)).toBe(made)
})

test('what is no base64 becomes nothing', () => {
  expect(placeholderOf('*')).toBeUndefined()
})
