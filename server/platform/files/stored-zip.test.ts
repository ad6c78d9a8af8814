// Zips as others read them: names in any script, more entries than two bytes count, and content that is what it was.
import { execFileSync, spawnSync } from 'node:child_process'
import { createWriteStream } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { unzipSync } from 'fflate'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { storedZip, type ZipEntry } from './stored-zip.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'aerie-zip-'))
})
afterAll(() => rm(folder, { recursive: true }))

const modified = new Date('2024-10-12T17:30:04Z')
const entry = (name: string, ...parts: string[]): ZipEntry => ({
  name,
  modified,
  content: Readable.from(parts.map((part) => Buffer.from(part))),
})
const zipOf = (...entries: ZipEntry[]) => Array.fromAsync(storedZip(Readable.from(entries))).then(Buffer.concat)

test('holds each file under its name, whole', async () => {
  const zip = unzipSync(
    await zipOf(entry('porch.jpg', 'a ', 'photo'), entry('🦉 Zoë.jpg', 'an owl'), entry('empty.jpg')),
  )
  const texts = Object.entries(zip).map(([name, content]) => [name, Buffer.from(content).toString()])
  expect(texts).toEqual([
    ['porch.jpg', 'a photo'],
    ['🦉 Zoë.jpg', 'an owl'],
    ['empty.jpg', ''],
  ])
  expect(unzipSync(await zipOf())).toEqual({})
})

test('is no longer read from when its reader leaves', async () => {
  const { content, ...porch } = entry('porch.jpg', 'a photo', 'and more of it', 'and more')
  const zip = storedZip(Readable.from([{ ...porch, content }]))
  await zip.next()
  await zip.next()
  await zip.return(undefined)
  expect((content as Readable).destroyed).toBe(true)
})

const hasUnzip = spawnSync('unzip', ['-v']).status === 0

test.runIf(hasUnzip)('is in order for other programs, with 70,000 files too', { timeout: 60_000 }, async () => {
  const file = join(folder, 'many.zip')
  const many = function* () {
    for (let at = 0; at < 70_000; at++) yield entry(`${at}.jpg`, `photo ${at}`)
  }
  await pipeline(storedZip(Readable.from(many())), createWriteStream(file))
  execFileSync('unzip', ['-tqq', file])
  expect(execFileSync('unzip', ['-p', file, '69999.jpg']).toString()).toBe('photo 69999')
  expect(execFileSync('unzip', ['-Zl', file, '0.jpg']).toString()).toContain('24-Oct-12 17:30')
})
