// Parts of files, files taken over from elsewhere, and lists of them; of a folder and of a bucket alike.
import { randomUUID } from 'node:crypto'
import { access, mkdir, mkdtemp, readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import type { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { FileMissing } from './file-store.ts'
import { openFolderStore } from './store.ts'
import { KINDS, openStores } from './stores.fixture.ts'

let opened: Awaited<ReturnType<typeof openStores>>
let folder: string
beforeAll(async () => {
  opened = await openStores()
  folder = opened.folder
})
afterAll(() => opened.close())

const readText = (file: { stream: Readable }) => text(file.stream)

describe.each(KINDS)('the %s store', (kind) => {
  const store = () => opened.stores[kind]

  test('reads a small file in one go, and says what it knows of one without opening it', async () => {
    await store().put('thumbs/a.webp', Buffer.from('a thumbnail'))
    expect((await store().read('thumbs/a.webp')).toString()).toBe('a thumbnail')
    expect(await store().stat('thumbs/a.webp')).toMatchObject({ size: 11, contentType: 'image/webp' })
  })

  test.each([
    [0, 3, '0123'],
    [4, 4, '4'],
    [8, 9, '89'],
    [7, 1000, '789'],
  ])('opens the bytes from %d to %d', async (start, end, expected) => {
    await store().put('films/digits.mp4', Buffer.from('0123456789'))
    const part = await store().open('films/digits.mp4', { start, end })
    expect(await readText(part)).toBe(expected)
    expect(part.size).toBe(10)
  })

  test.each([
    [10, 12],
    [3, 2],
    [-1, 2],
  ])('has no bytes from %d to %d', async (start, end) => {
    await store().put('films/digits.mp4', Buffer.from('0123456789'))
    await expect(store().open('films/digits.mp4', { start, end })).rejects.toThrow(RangeError)
    await expect(store().open('films/none.mp4', { start, end })).rejects.toThrow(FileMissing)
  })
})

describe.each(KINDS)('the %s store', (kind) => {
  const store = () => opened.stores[kind]
  const arrived = async (content: string) => {
    const path = join(await store().incoming(), `arrived-${kind}`)
    await writeFile(path, content)
    return path
  }

  test.each([
    ['as of its own folder', () => arrived('a photo')],
    [
      'from any other place',
      async () => {
        const path = join(folder, `elsewhere-${kind}`)
        await writeFile(path, 'a photo')
        return path
      },
    ],
  ])('takes over a finished file %s', async (_, make) => {
    const path = await make()
    await store().put('originals/a.jpg', Buffer.from('what was there'))
    await store().adopt(path, 'originals/a.jpg', { contentType: 'image/jpeg' })
    const file = await store().open('originals/a.jpg')
    expect([await readText(file), file.contentType]).toEqual(['a photo', 'image/jpeg'])
    await expect(access(path)).rejects.toThrow('ENOENT')
  })

  test('stores nothing where taking over fails', async () => {
    await expect(store().adopt(join(folder, 'no-such-file'), 'originals/none.jpg')).rejects.toThrow('ENOENT')
    expect(await store().has('originals/none.jpg')).toBe(false)
    const path = await arrived('a photo')
    await expect(store().adopt(path, '../none.jpg')).rejects.toThrow(TypeError)
    expect(await readFile(path, 'utf8')).toBe('a photo')
    await rm(path)
  })

  test('lists what begins with a prefix, however much it is, and passes over what is still arriving', async () => {
    const before = Date.now()
    // The local S3 server cannot answer a second page.
    const names = Array.from({ length: kind === 's3' ? 110 : 1100 }, (_, i) => `listed/many/${i}.webp`)
    for (const name of names) await store().put(name, Buffer.from('x'))
    await store().put('listed/one-200.webp', Buffer.from('x'))
    await store().put('listed-not/two.webp', Buffer.from('x'))
    const path = await arrived('half a phot')
    const listed = await Array.fromAsync(store().list('listed/'))
    expect(listed.map(({ name }) => name).sort()).toEqual([...names, 'listed/one-200.webp'].sort())
    for (const { modified } of listed) {
      expect(modified.getTime()).toBeGreaterThanOrEqual(before - 1000)
      expect(modified.getTime()).toBeLessThanOrEqual(Date.now() + 1000)
    }
    const namesFrom = async (prefix: string) =>
      (await Array.fromAsync(store().list(prefix))).map(({ name }) => name).sort()
    expect(await namesFrom('listed/o')).toEqual(['listed/one-200.webp'])
    expect(await namesFrom('listed/many/10')).toEqual(names.filter((name) => name.startsWith('listed/many/10')).sort())
    expect(await namesFrom('listed')).toHaveLength(names.length + 2)
    expect(await namesFrom('nothing/of/it/')).toEqual([])
    expect(await namesFrom('')).not.toContainEqual(expect.stringContaining('arrived'))
    await expect(namesFrom('../')).rejects.toThrow(TypeError)
    await rm(path)
  })
})

test('what is arriving, or is not named as files are here, does not make a store used', async () => {
  const files = openFolderStore(join(folder, 'unused'))
  await writeFile(join(await files.incoming(), 'photo.jpg'), 'x')
  await writeFile(join(folder, 'unused', '.DS_Store'), 'x')
  expect(await files.isEmpty()).toBe(true)
})

test('what a crash left of files that were arriving or being written goes after a day', async () => {
  const files = openFolderStore(join(folder, 'crashed'))
  const place = await files.incoming()
  await files.put('thumbs/whole.webp', Buffer.from('whole'))
  const thumbs = join(folder, 'crashed', 'thumbs')
  const draft = () => `.${randomUUID()}.part`
  const [young, old] = [join(thumbs, draft()), join(thumbs, draft())]
  for (const path of [young, old, join(place, 'young'), join(place, 'old')]) await writeFile(path, 'x')
  await mkdir(join(place, 'old-folder'))
  await writeFile(join(place, 'old-folder', 'original.jpg'), 'x')
  const longAgo = new Date(Date.now() - 25 * 3_600_000)
  for (const path of [old, join(place, 'old'), join(place, 'old-folder'), join(thumbs, 'whole.webp')])
    await utimes(path, longAgo, longAgo)
  await files.removeLeft(new Date())
  expect(await readdir(place)).toEqual(['young'])
  expect((await readdir(thumbs)).sort()).toEqual([basename(young), 'whole.webp'])
})

test.runIf(process.platform === 'linux')('a file of another disk is taken over whole', async () => {
  const files = openFolderStore(join(folder, 'disk'))
  const other = await mkdtemp('/dev/shm/aerie-files-')
  await writeFile(join(other, 'film'), 'a film')
  await files.adopt(join(other, 'film'), 'films/a.mp4')
  expect((await files.read('films/a.mp4')).toString()).toBe('a film')
  expect(await readdir(other)).toEqual([])
  expect(await readdir(join(folder, 'disk', 'films'))).toEqual(['a.mp4'])
  await rm(other, { recursive: true })
})
