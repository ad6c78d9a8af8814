// Which pictures come in several sizes.
import { expect, test } from 'vitest'
import { sizesOf } from './portrait-sizes.ts'

test('a portrait comes in every size', () => {
  expect(sizesOf('/uploads/8fk2.webp')).toBe(
    '/uploads/8fk2-96.webp 96w, /uploads/8fk2-256.webp 256w, /uploads/8fk2-448.webp 448w, /uploads/8fk2-896.webp 896w',
  )
})

test.each(['blob:http://localhost/6f0c', '/engravings/wing.avif', '/uploads/8fk2.jpg', 'https://example.org/a.webp'])(
  '%s comes in one',
  (src) => expect(sizesOf(src)).toBeUndefined(),
)
