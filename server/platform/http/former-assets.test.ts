// The files of the build before, for images that have their own alone.
import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { formerAssets, keepAssets } from './former-assets.ts'

let folder: string
let data: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'aerie-former-'))
  data = join(folder, 'data')
  await mkdir(data)
})
afterEach(() => rm(folder, { recursive: true }))

/** As an image has it. */
async function build(name: string) {
  const built = join(folder, name)
  await mkdir(join(built, 'assets'), { recursive: true })
  await writeFile(join(built, 'index.html'), `<script src="/assets/${name}.js"></script>`)
  await writeFile(join(built, 'assets', `${name}.js`), name)
  return built
}

/** Starts a build, so long after the first. */
async function start(built: string, minutes: number) {
  const former = formerAssets(built, data)
  await keepAssets(built, data)
  const kept = join(data, 'page-files')
  const [newest = ''] = (await readdir(kept)).filter((name) =>
    existsSync(join(kept, name, `${built.split('/').at(-1)}.js`)),
  )
  const at = new Date(Date.UTC(2027, 0, 1, 0, minutes))
  await utimes(join(kept, newest), at, at)
  return former && (await readdir(former))
}

test('the first start knows none, the next image has those of the one before it', async () => {
  const [first, second, third] = [await build('first'), await build('second'), await build('third')]
  expect(await start(first, 0)).toBeNull()
  expect(await start(second, 1)).toEqual(['first.js'])
  expect(await start(second, 1)).toEqual(['first.js'])
  expect(await start(third, 2)).toEqual(['second.js'])
  expect(await readdir(join(data, 'page-files'))).toHaveLength(2)
})

test('a copy that was cut off is not served, and is taken away', async () => {
  const built = await build('first')
  const part = join(data, 'page-files', '.half.part')
  await mkdir(part, { recursive: true })
  expect(formerAssets(built, data)).toBeNull()
  await keepAssets(built, data)
  expect(existsSync(part)).toBe(false)
})

test('where the build before lies beside, nothing is copied', async () => {
  const built = await build('first')
  await mkdir(join(built, 'former-assets'))
  await writeFile(join(built, 'former-assets', 'older.js'), 'older')
  await keepAssets(built, data)
  expect(await readdir(data)).toEqual([])
  expect(await readFile(join(formerAssets(built, data) ?? '', 'older.js'), 'utf8')).toBe('older')
})
