// What an open album costs: its thumbnails, access checked, and the list of its photos.
import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import { THUMBNAIL_SIZES, thumbnailUrl } from '@aerie/contract/album-values'
import { startBaseline } from '../instruments/baseline-process.ts'
import { BROWSER_HEADERS, expectStatus, openClient } from '../instruments/client.ts'
import { type Figure, kilobytes, milliseconds, times } from '../instruments/figure.ts'
import { cpuPerRequest, least } from '../instruments/measure.ts'
import { startRowsBaseline } from '../instruments/rows-baseline.ts'
import { type SignedInServer, startSignedInServer } from '../instruments/signed-in-server.ts'
import type { SeededAlbum, SeededAlbums } from '../seed/albums.ts'

/** As many as are in memory after the first round; a multiple of the scenes, so that all send the same sizes. */
const WARM = 50
const GOALS = { warm: 1.4, cold: 2.5, list: 4, unchangedMs: 0.08 }
const [, LARGE] = THUMBNAIL_SIZES

export async function measureServing(folder: string, seeded: SeededAlbums): Promise<Figure[]> {
  const signedIn = await startSignedInServer(seeded)
  const figures = [
    ...(await measureThumbnails(signedIn, seeded)),
    ...(await measureList(folder, signedIn, seeded.large)),
  ]
  await signedIn.close()
  return figures
}

/** Cold are those that went out of memory again: asked for in turn, all of them are more than it holds. */
async function measureThumbnails({ server, get }: SignedInServer, { folder, large }: SeededAlbums): Promise<Figure[]> {
  const urls = large.filenames.map((filename) => thumbnailUrl(filename, LARGE))
  const files = urls.slice(0, WARM).map((url) => join(folder, 'files', 'thumbs', url.replace('/uploads/photo.', '')))
  const bytes = await Promise.all(files.map(async (file) => (await stat(file)).size))
  const baseline = await startBaseline('bytes', ...files)
  const client = openClient(String(baseline.greeting))
  let turn = 0
  const [warm = 0, cold = 0, floor = 0] = await cpuPerRequest(
    [
      { pid: server.pid, send: (i) => get(urls[i % WARM] ?? '') },
      { pid: server.pid, send: () => get(urls[turn++ % urls.length] ?? '') },
      { pid: baseline.pid, send: (i) => expectStatus(200, client.send(`/${i % WARM}`)) },
    ],
    { requests: 3000, counts: least },
  )
  client.close()
  await baseline.stop()
  const figure = (what: string, used: number, most: number): Figure => ({
    workload: `a thumbnail, access checked, ${what}`,
    baseline: `${milliseconds(floor)}: node:http sending the same bytes from memory`,
    goal: `at most ${most} × the baseline`,
    measured: `${milliseconds(used)}, ${times(used / floor)}; ${kilobytes(sum(bytes) / WARM)} on average`,
    met: used <= most * floor,
  })
  return [
    figure('sent lately', warm, GOALS.warm),
    figure(`of ${urls.length.toLocaleString('en')} asked for in turn`, cold, GOALS.cold),
  ]
}

const sum = (values: number[]) => values.reduce((total, value) => total + value, 0)

async function measureList(folder: string, { server, client, cookie, get }: SignedInServer, large: SeededAlbum) {
  const path = `/api/albums/${large.id}/photos`
  const { body, headers } = await get(path)
  const sent = (await get(path, BROWSER_HEADERS)).body.length
  const baseline = await startRowsBaseline(folder, { [path]: JSON.parse(String(body)) })
  const etag = { cookie, 'if-none-match': String(headers.etag) }
  const [plain = 0, leastPlain = 0, packed = 0, leastPacked = 0] = await cpuPerRequest(
    [
      { pid: server.pid, send: () => get(path) },
      { pid: baseline.pid, send: () => baseline.ask(path) },
      { pid: server.pid, send: () => get(path, BROWSER_HEADERS) },
      { pid: baseline.pid, send: () => baseline.ask(path, BROWSER_HEADERS) },
    ],
    { requests: 100, counts: least },
  )
  const [unchanged = 0] = await cpuPerRequest(
    [{ pid: server.pid, send: () => expectStatus(304, client.send(path, { headers: etag })) }],
    { requests: 6000, counts: least },
  )
  await baseline.stop()
  const figure = (workload: string, used: number, floor: number, baselineIs: string, more = ''): Figure => ({
    workload,
    baseline: `${milliseconds(floor)}: ${baselineIs}`,
    goal: `at most ${GOALS.list} × the baseline, database included`,
    measured: `${milliseconds(used)}, ${times(used / floor)}${more}`,
    met: used <= GOALS.list * floor,
  })
  const stringifying = 'node:http stringifying the same rows'
  return [
    figure(`the list of an album of ${large.filenames.length.toLocaleString('en')}`, plain, leastPlain, stringifying),
    figure(
      'the same list with the headers of a browser',
      packed,
      leastPacked,
      `${stringifying} and gzip`,
      `; ${kilobytes(sent)} over the wire`,
    ),
    {
      workload: 'the same list unchanged (304)',
      baseline: '',
      goal: `under ${milliseconds(GOALS.unchangedMs)}`,
      measured: milliseconds(unchanged),
      met: unchanged < GOALS.unchangedMs,
    },
  ]
}
