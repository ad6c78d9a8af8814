// Films that browsers do not play, converted by the ffmpeg of this machine; where it has none there is nothing to test.
import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { findFfmpeg } from './ffmpeg.ts'
import { openFilms } from './films.ts'

const ffmpeg = findFfmpeg(process.env)
const films = openFilms({ ffmpeg })
let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'aerie-ffmpeg-'))
})
afterAll(async () => {
  films.close()
  await rm(folder, { recursive: true })
})

test('no ffmpeg is found where there is none', () => {
  expect(findFfmpeg({ PATH: folder })).toBeNull()
  expect(findFfmpeg({})).toBeNull()
})

test.runIf(ffmpeg)('an old avi comes out as an mp4 that browsers play', async () => {
  const file = join(folder, 'old.avi')
  await promisify(execFile)('ffmpeg', [
    ...['-v', 'quiet', '-f', 'lavfi', '-i', 'testsrc=duration=2:size=320x240:rate=10'],
    ...[
      '-f',
      'lavfi',
      '-i',
      'sine=duration=2',
      '-c:v',
      'mpeg4',
      '-c:a',
      'mp2',
      '-metadata',
      'title=Secret cabin',
      file,
    ],
  ])
  expect(await films.probe(file)).toBeNull()
  const found = await ffmpeg?.anew({ file, extension: 'avi' }, async (mp4) => films.probe(mp4 ?? ''))
  expect(found).toMatchObject({ width: 320, height: 240, videoCodec: 'avc', audioCodec: 'aac', isPlayable: true })
  const still = await ffmpeg?.still({ file, extension: 'avi' }, 1, async (picture) => sharp(picture ?? '').metadata())
  expect(still).toMatchObject({ format: 'png', width: 320, height: 240 })
})

test.runIf(ffmpeg)('a playlist that poses as an avi, and one that is no film at all, come to nothing', async () => {
  const secret = join(folder, 'secret.txt')
  await writeFile(secret, 'the words of the third night')
  for (const content of [`#EXTM3U\n#EXTINF:1,\nfile://${secret}\n`, 'RIFF....AVI LIST', '']) {
    const file = join(folder, 'posing.avi')
    await writeFile(file, content)
    const taken = [
      await ffmpeg?.anew({ file, extension: 'avi' }, async (mp4) => mp4),
      await ffmpeg?.still({ file, extension: 'avi' }, 0, async (picture) => picture),
    ]
    expect(taken, content).toEqual([null, null])
  }
})
