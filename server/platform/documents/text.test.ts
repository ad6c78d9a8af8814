// Text that came in any of the usual encodings is read as it was written, whole or in pieces, and none of it is lost between pages.
import { expect, test } from 'vitest'
import { cutIntoPages } from './read-document.ts'
import { charsetOf, decoded, readText } from './text.ts'

const TEXT = 'Søren’s café, São Paulo'
const utf16 = (bom: number[], swap: boolean) => {
  const bytes = Buffer.from(TEXT, 'utf16le')
  return Buffer.concat([Buffer.from(bom), swap ? bytes.swap16() : bytes])
}

/** Letters of several bytes are in two of them. */
async function* inPieces(bytes: Uint8Array) {
  for (let at = 0; at < bytes.length; at += 5) yield bytes.subarray(at, at + 5)
}

const readWhole = async (bytes: Uint8Array, isCut = false) =>
  (await readText(bytes, isCut)).pages.map(({ body }) => body).join('')

const readInPieces = async (bytes: Uint8Array) =>
  (await Array.fromAsync(decoded(inPieces(bytes), await charsetOf(inPieces(bytes))))).join('')

test.each([
  ['UTF-8', TEXT, Buffer.from(TEXT)],
  ['UTF-8 with its mark', TEXT, Buffer.from(`\uFEFF${TEXT}`)],
  ['UTF-16, the low byte first', TEXT, utf16([0xff, 0xfe], false)],
  ['UTF-16, the high byte first', TEXT, utf16([0xfe, 0xff], true)],
  ['Windows-1252, which is no UTF-8', 'café’s', Buffer.from([0x63, 0x61, 0x66, 0xe9, 0x92, 0x73])],
  ['Windows-1252 that ends as a letter of UTF-8 begins', 'a café', Buffer.from([0x61, 0x20, 0x63, 0x61, 0x66, 0xe9])],
])('%s', async (_encoding, text, bytes) => {
  expect([await readWhole(bytes), await readInPieces(bytes)]).toEqual([text, text])
})

test('a letter that was cut off is no reason to take the rest for another encoding', async () => {
  expect(await readWhole(Buffer.from(`${TEXT} é`).subarray(0, -1), true)).toMatch(/^Søren’s café, São Paulo/)
})

test('pages end with a line, and a line without an end is cut', async () => {
  const lines = Array.from({ length: 3_000 }, (_, at) => `${at} a line of the ledger\n`).join('')
  const { pages } = await readText(Buffer.from(lines), false)
  expect(pages.map(({ body }) => body).join('')).toBe(lines)
  expect(pages.length).toBeGreaterThan(2)
  expect(pages.slice(1).every(({ body }) => /^\n\d+ a line/.test(body))).toBe(true)
  const long = 'x'.repeat(50_000)
  expect([...cutIntoPages(long, 20_000)].join('')).toBe(long)
  expect([...cutIntoPages('')]).toEqual([])
})

test('what is compared is without accents, case and signs, and never more than may be kept', async () => {
  const { pages } = await readText(Buffer.from('São-Paulo,\0 \uFDFA'), false)
  expect(pages[0]?.body).toBe('São-Paulo, \uFDFA')
  expect(pages[0]?.plain).toMatch(/^sao paulo /)
  const [page] = (await readText(Buffer.from('\uFDFA'.repeat(19_000)), false)).pages
  expect(page?.plain.length).toBeLessThanOrEqual(100_000)
})
