// The keys are made once and kept, nobody else may read them, and what is damaged is never replaced in silence.
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { addWatermarkKey, markingKey, openWatermarkKeys, parseKeys } from './keys.ts'

let folder: string
let file: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'aerie-keys-'))
  file = join(folder, 'keys', 'watermark.json')
})
afterEach(() => rmSync(folder, { recursive: true }))

test('one is made at the first start, and stays', () => {
  const keys = openWatermarkKeys(folder)
  expect(keys.map(({ id, bytes }) => [id, bytes.length])).toEqual([[1, 32]])
  expect(openWatermarkKeys(folder)).toEqual(keys)
  expect(statSync(file).mode & 0o777).toBe(0o600)
  expect(readdirSync(join(folder, 'keys'))).toEqual(['watermark.json'])
})

test('every folder has its own', () => {
  const other = mkdtempSync(join(tmpdir(), 'aerie-keys-'))
  expect(openWatermarkKeys(other)).not.toEqual(openWatermarkKeys(folder))
  rmSync(other, { recursive: true })
})

test('another one marks from then on, and the old one is still read', () => {
  const [first] = openWatermarkKeys(folder)
  const added = addWatermarkKey(folder)
  expect(added.map(({ id }) => id)).toEqual([1, 2])
  expect(added[0]).toEqual(first)
  expect(markingKey(added)).toEqual(added[1])
  expect(openWatermarkKeys(folder)).toEqual(added)
  expect(statSync(file).mode & 0o777).toBe(0o600)
  expect(readdirSync(join(folder, 'keys'))).toEqual(['watermark.json'])
})

const KEY = 'ab'.repeat(32)
test.each([
  ['', 'empty'],
  ['{"keys": [', 'cut off'],
  ['{"keys": []}', 'without a key'],
  [`{"keys": ["1:${KEY.slice(2)}"]}`, 'with half a key'],
  [`{"keys": ["2:${KEY}"]}`, 'without the first'],
  ['[]', 'of another kind'],
])('%o is refused, and left as it is', (content) => {
  openWatermarkKeys(folder)
  writeFileSync(file, content)
  expect(() => openWatermarkKeys(folder)).toThrow(
    `The keys of the watermark in ${file} cannot be read. Bring the file back from a backup`,
  )
  expect(() => addWatermarkKey(folder)).toThrow('cannot be read')
  expect(readFileSync(file, 'utf8')).toBe(content)
})

test('they may be given as text, in order', () => {
  expect(parseKeys(`1:${KEY}, 2:${KEY.replace('ab', 'CD')}`)?.map(({ id, bytes }) => [id, bytes[0]])).toEqual([
    [1, 0xab],
    [2, 0xcd],
  ])
  for (const wrong of ['', KEY, `1:${KEY},`, `2:${KEY},1:${KEY}`, `1:${KEY},1:${KEY}`, `1:${KEY}0`])
    expect(parseKeys(wrong)).toBeNull()
})
