// Films among documents: made playable by ffmpeg where the machine has it, with a still as their cover; else downloaded alone.
import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { type DocumentWorld, openDocumentWorld } from '#features/documents/document-world.fixture.ts'
import { findFfmpeg } from '#platform/films/ffmpeg.ts'
import { film } from '#platform/films/film.fixture.ts'

const hasFfmpeg = findFfmpeg(process.env) !== null
const kept = async (name: string) =>
  new Uint8Array(await readFile(fileURLToPath(new URL(`../../platform/films/${name}`, import.meta.url))))

async function made(opened: DocumentWorld, name: string, content: Uint8Array<ArrayBuffer>) {
  const { id } = await opened.add({ name, content, title: name, again: true })
  const download = await opened.get(`/api/documents/${id}/download`, 'kenji')
  const cover = await opened.get(`/api/documents/${id}/cover`, 'kenji')
  return { download, cover }
}

describe.runIf(hasFfmpeg)('where the machine has ffmpeg', () => {
  let opened: DocumentWorld
  beforeAll(async () => {
    opened = await openDocumentWorld()
  })
  afterAll(() => opened.world.close())

  test.each(['camera-2004.mov', 'old-phone.mp4'])('%s plays, with a cover', async (name) => {
    const { download, cover } = await made(opened, name, await kept(name))
    expect([download.statusCode, download.headers['content-type']]).toEqual([200, 'video/mp4'])
    expect([cover.statusCode, cover.headers['content-type']]).toEqual([200, 'image/webp'])
  })
})

describe('where it has none', () => {
  let opened: DocumentWorld
  beforeAll(async () => {
    vi.stubEnv('PATH', '')
    opened = await openDocumentWorld()
    vi.unstubAllEnvs()
  })
  afterAll(() => opened.world.close())

  test('one that nothing here reads is downloaded without what the camera wrote into it', async () => {
    const content = await kept('camera-2004.mov')
    const { download, cover } = await made(opened, 'camera-2004.mov', content)
    expect([download.statusCode, download.rawPayload.length]).toEqual([200, content.length])
    expect(download.rawPayload.includes('Lavf')).toBe(false)
    expect(cover.statusCode).toBe(404)
  })

  test('one that is damaged is kept, and not handed out', async () => {
    const { download } = await made(opened, 'cut.mp4', new Uint8Array(await film('mp4')).slice(0, 9000))
    expect(download.statusCode).toBe(400)
  })
})
