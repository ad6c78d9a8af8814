// Films that browsers do not play, on a machine that has ffmpeg; where this one has none, films.test.ts tells what becomes of them.
import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { mediaUrl, thumbnailUrl } from '@aerie/contract/album-values'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type AlbumWorld, openAlbumWorld } from '#features/photos/album-world.fixture.ts'
import { findFfmpeg } from '#platform/films/ffmpeg.ts'
import { film } from '#platform/films/film.fixture.ts'

const hasFfmpeg = findFfmpeg(process.env) !== null

let opened: AlbumWorld
beforeAll(async () => {
  opened = await openAlbumWorld()
})
afterAll(() => opened.world.close())

const kept = (name: string) => readFile(fileURLToPath(new URL(`../../platform/films/${name}`, import.meta.url)))

test.runIf(hasFfmpeg).each(['camera-2004.mov', 'old-phone.mp4'])('%s plays, and has a still', async (name) => {
  const { id, filename } = await opened.add(await kept(name), name)
  const photo = (await opened.listed()).find((one) => one.id === id)
  expect(photo).toMatchObject({ state: 'ready', isDownloadOnly: false, width: 320, height: 240 })
  expect((await opened.get(mediaUrl(filename), 'kenji')).headers['content-type']).toBe('video/mp4')
  expect((await opened.get(thumbnailUrl(filename, 400), 'kenji')).statusCode).toBe(200)
})

test.runIf(hasFfmpeg)('one that is damaged beyond that says so', async () => {
  const { id } = await opened.add((await film('mp4')).subarray(0, 9000), 'cut.mp4')
  expect((await opened.listed(opened.as('rook'))).find((one) => one.id === id)).toMatchObject({
    state: 'failed',
    failure: 'This video is damaged or incomplete. Please select another one.',
  })
})
