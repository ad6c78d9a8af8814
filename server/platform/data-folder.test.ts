// A data folder that cannot be is one sentence, and at once.
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeDataFolder } from './data-folder.ts'

let folder: string
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'aerie-data-folder-'))
  writeFileSync(join(folder, 'file'), '')
})
afterAll(() => rmSync(folder, { recursive: true }))

test('it is made with the folders above it, and left empty', () => {
  const made = join(folder, 'var', 'aerie')
  makeDataFolder(made)
  makeDataFolder(made)
  expect(readdirSync(made)).toEqual([])
})

test.each([
  ['a file', () => join(folder, 'file'), 'a file stands in its way'],
  ['a folder in a file', () => join(folder, 'file', 'data'), 'a file stands in its way'],
  ['a name of 300 letters', () => join(folder, 'x'.repeat(300)), 'its name is too long'],
])('%s is none', (_what, path, reason) => {
  expect(() => makeDataFolder(path())).toThrow(
    `DATA_DIR cannot be ${path()}: ${reason}. Set it to a folder that Aerie may write to.`,
  )
})

test.runIf(process.platform === 'linux').each(['/proc/aerie', '/proc/aerie/data', '/dev/null/data'])(
  '%s is none',
  (path) => {
    expect(() => makeDataFolder(path)).toThrow(/^DATA_DIR cannot be .*\. Set it to a folder that Aerie may write to\.$/)
  },
)
