// Sizes are written as one says them, in detail or rounded.
import { expect, test } from 'vitest'
import { detailedSize, roundedSize, siSize } from './sizes.ts'

test.each([
  [0, '0 Bytes'],
  [1, '1 Bytes'],
  [1023, '1023 Bytes'],
  [1024, '1.00 KB'],
  [88_474, '86.40 KB'],
  [1_929_380, '1.84 MB'],
  [1024 ** 3, '1.00 GB'],
  [5 * 1024 ** 4, '5120.00 GB'],
])('in detail %i is %s', (bytes, text) => {
  expect(detailedSize(bytes)).toBe(text)
})

test.each([
  [0, '0 KB'],
  [12, '1 KB'],
  [900, '1 KB'],
  [48_300, '48 KB'],
  [8_457_077, '8.5 MB'],
  [1_240_000_000, '1.2 GB'],
])('rounded %i is %s', (bytes, text) => {
  expect(roundedSize(bytes)).toBe(text)
})

test.each([
  [12, '1 KB'],
  [48 * 1024, '48 KB'],
  [1.25 * 1024 ** 2, '1.3 MB'],
])('by 1,024 %i is %s', (bytes, text) => {
  expect(roundedSize(bytes, 1024)).toBe(text)
})

test.each([
  [999, '999 bytes'],
  [1500, '1.5 kB'],
  [123_400_000, '123 MB'],
  [5e15, '5000 TB'],
])('on a scale %i is %s', (bytes, text) => {
  expect(siSize(bytes)).toBe(text)
})
