// Text that came in any of the usual encodings is read as it was written, and none of it is lost between pages.
import { expect, test } from 'vitest'
import { cutIntoPages, decodeText } from './reading-text.ts'

const TEXT = 'Søren’s café, São Paulo'
const utf16 = (bom: number[], swap: boolean) => {
  const bytes = Buffer.from(TEXT, 'utf16le')
  return Buffer.concat([Buffer.from(bom), swap ? bytes.swap16() : bytes])
}

test.each([
  ['UTF-8', Buffer.from(TEXT)],
  ['UTF-8 with its mark', Buffer.from(`\uFEFF${TEXT}`)],
  ['UTF-16, the low byte first', utf16([0xff, 0xfe], false)],
  ['UTF-16, the high byte first', utf16([0xfe, 0xff], true)],
])('%s', (_encoding, bytes) => {
  expect(decodeText(bytes)).toBe(TEXT)
})

test('Windows-1252, which is no UTF-8', () => {
  expect(decodeText(Buffer.from([0x63, 0x61, 0x66, 0xe9, 0x92, 0x73]))).toBe('café’s')
})

test('pages end with a line, and a line without an end is cut', () => {
  const lines = Array.from({ length: 3_000 }, (_, at) => `${at} a line of the ledger\n`).join('')
  const pages = cutIntoPages(lines)
  expect(pages.join('')).toBe(lines)
  expect(pages.length).toBeGreaterThan(2)
  expect(pages.slice(1).every((page) => /^\n\d+ a line/.test(page))).toBe(true)
  const long = 'x'.repeat(50_000)
  expect(cutIntoPages(long).join('')).toBe(long)
  expect(cutIntoPages('')).toEqual([])
})
