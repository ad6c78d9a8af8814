// Films that browsers do not play, converted by the ffmpeg of this machine; where it has none there is nothing to test.
import { execFile } from 'node:child_process'
import { chmod, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
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

const beside = (name: string) => fileURLToPath(new URL(name, import.meta.url))

test.runIf(ffmpeg).each([
  ['of Motion JPEG, as cameras had it', 'camera-2004.mov', 'mov', 'aac'],
  ['of MPEG-4 part 2, as phones had it', 'old-phone.mp4', 'mp4', null],
] as const)(
  'a film %s, which nothing else here knows, comes out as one that browsers play',
  async (_what, name, extension, sound) => {
    const file = beside(name)
    expect(await films.probe(file)).toBeNull()
    const found = await ffmpeg?.anew({ file, extension }, async (mp4) => films.probe(mp4 ?? ''))
    expect(found).toMatchObject({ width: 320, height: 240, videoCodec: 'avc', audioCodec: sound, isPlayable: true })
  },
)

test.runIf(ffmpeg)('so does one of DV', async () => {
  const file = join(folder, 'tape.mov')
  const tape = ['-v', 'quiet', '-f', 'lavfi', '-i', 'testsrc=duration=1:size=720x576:rate=25', '-c:v', 'dvvideo']
  await promisify(execFile)('ffmpeg', [...tape, '-pix_fmt', 'yuv420p', file])
  expect(await films.probe(file)).toBeNull()
  const found = await ffmpeg?.anew({ file, extension: 'mov' }, async (mp4) => films.probe(mp4 ?? ''))
  expect(found).toMatchObject({ videoCodec: 'avc', isPlayable: true })
})

test('a program that says no has judged the film; one that was killed, or never came to its end, has not', async () => {
  await chmod(folder, 0o755)
  const programs = join(folder, 'programs')
  await mkdir(programs, { recursive: true })
  const outcome = async (does: string) => {
    await writeFile(join(programs, 'ffmpeg'), `#!/bin/sh\n${does}\n`)
    await chmod(join(programs, 'ffmpeg'), 0o755)
    const film = { file: beside('old-phone.mp4'), extension: 'mp4' }
    const made = findFfmpeg({ PATH: programs })?.anew(film, async (mp4) => mp4)
    return made?.catch(({ code }: { code: string }) => code)
  }
  expect(await outcome('exit 1')).toBeNull()
  expect(await outcome('kill -9 $$')).toBe('unavailable')
  expect(await outcome('echo; kill -15 $$')).toBe('unavailable')
})

test.runIf(ffmpeg)('a film that is being converted when the server stops is not at fault', async () => {
  const own = findFfmpeg(process.env)
  const stopped = own?.anew({ file: beside('camera-2004.mov'), extension: 'mov' }, async (mp4) => mp4)
  const outcome = expect(stopped).rejects.toMatchObject({ code: 'unavailable' })
  // It is begun once its copy lies there.
  const ending = setInterval(() => own?.close(), 1)
  await outcome
  clearInterval(ending)
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

test.runIf(ffmpeg)('lines are written into a film, whatever their letters, first below and then above', async () => {
  const file = join(folder, 'plain.mp4')
  const [width, height] = [320, 240]
  await promisify(execFile)('ffmpeg', [
    ...['-v', 'quiet', '-f', 'lavfi', '-i', `color=c=blue:duration=10:size=${width}x${height}:rate=4`],
    ...['-f', 'lavfi', '-i', 'sine=duration=10', '-c:v', 'libx264', '-c:a', 'aac', '-metadata', 'title=Cabin', file],
  ])
  const lines = ["Łukasz O'Brien: 100%, Σωκράτης", '24 November 2026 · 0a1b2c3d4e']
  const taken = await ffmpeg?.burn({ file, extension: 'mp4' }, { lines, width, height }, async (mp4) => {
    const made = { file: mp4 ?? '', extension: 'mp4' }
    const stills = [1, 9].map((second) =>
      ffmpeg.still(made, second, async (picture) => [await spread(picture, 'below'), await spread(picture, 'above')]),
    )
    return { about: await films.probe(made.file), written: await Promise.all(stills) }
  })
  expect(taken?.about).toMatchObject({ width, height, videoCodec: 'avc', audioCodec: 'aac', isPlayable: true })
  const [[below, none] = [], [still, above] = []] = taken?.written ?? []
  expect([below, above].every((found) => Number(found) > 10)).toBe(true)
  expect([none, still].every((found) => Number(found) < 3)).toBe(true)
})

/** How far the greys of one corner go apart. */
async function spread(picture: string | null, corner: 'below' | 'above') {
  const place = corner === 'below' ? { left: 0, top: 190 } : { left: 120, top: 0 }
  const { channels } = await sharp(
    await sharp(picture ?? '')
      .extract({ ...place, width: 200, height: 50 })
      .png()
      .toBuffer(),
  ).stats()
  return Math.max(...channels.map(({ stdev }) => stdev))
}
