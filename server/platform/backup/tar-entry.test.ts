// Headers as a reader of tar understands them: short names, long ones, and files past what eleven octal digits say.

import { extract, type Headers } from 'tar-stream'
import { expect, test } from 'vitest'
import { headerOf, paddingOf } from './tar-entry.ts'

const AT = new Date('2026-11-24T03:00:00Z')

function read(header: Buffer) {
  const found = Promise.withResolvers<Headers>()
  const tar = extract()
  tar.on('entry', (headers) => found.resolve(headers))
  tar.on('error', found.reject)
  tar.write(header)
  return found.promise.finally(() => tar.destroy())
}

test.each([
  ['files/photos/one.webp', 3],
  [`files/${'a'.repeat(94)}`, 512],
  [`files/${'a'.repeat(95)}`, 0],
  [`files/${'folder/'.repeat(60)}one.webp`, 1],
  ['files/films/long.mp4', 8 * 1024 ** 3 - 1],
  ['files/films/longer.mp4', 9 * 1024 ** 3],
])('%s of %d bytes', async (name, size) => {
  expect(await read(headerOf(name, size, AT))).toMatchObject({ name, size, mtime: AT, type: 'file' })
})

test.each([
  [0, 0],
  [1, 511],
  [512, 0],
  [513, 511],
])('%d bytes are filled up with %d', (size, padding) => {
  expect(paddingOf(size).length).toBe(padding)
})
