// Papers that many want at once, that are long, or that were made to hold the installation up: what the others notice of them.
import { request } from 'node:http'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { deflateSync } from 'node:zlib'
import { madePdf } from '../../server/platform/documents/made-document.fixture.ts'
import { askOthers } from '../instruments/asked-meanwhile.ts'
import { type Answer, type Client, expectStatus, openClient } from '../instruments/client.ts'
import { type Bench, type Figure, megabytes, milliseconds } from '../instruments/figure.ts'
import { quantile } from '../instruments/measure.ts'
import { peakSizeOf, resetPeakOf, residentSizeOf } from '../instruments/memory.ts'
import { type SignedInServer, startSignedInServer } from '../instruments/signed-in-server.ts'
import { seedDataFolder, withDatabase } from '../seed/data-folder.ts'
import { openSessions } from '../seed/sessions.ts'

const READERS = 30
const UNREAD = 200
const TEXT_BYTES = 48_000_000
const SHOWN_BYTES = 2_000_000
const GOALS = { waitMs: 250, growth: 200_000_000, refusedMs: 250, otherMs: 12_000 }

export async function papers({ folder }: Bench): Promise<Figure[]> {
  const seeded = await seedDataFolder(join(folder, 'papers'), 200)
  const readers = await withDatabase(seeded.folder, ({ db }) => openSessions(db, seeded.ids, READERS))
  const signedIn = await startSignedInServer(seeded)
  const client = openClient(signedIn.server.address)
  const figures = [
    await measureDrawing(signedIn),
    await measureLongText(signedIn),
    await measureUnread(signedIn),
    await measureDownloads(signedIn, client, readers),
    await measureHostile(signedIn, client, readers),
  ]
  client.close()
  await signedIn.close()
  return figures
}

async function measureDrawing(signedIn: SignedInServer): Promise<Figure> {
  const began = performance.now()
  const { status } = await send(signedIn, signedIn.cookie, 'a.svg', Buffer.from(`${'<!---->'.repeat(45)}x`))
  const took = performance.now() - began
  return {
    workload: 'a drawing that is 45 comments and no drawing (wall time)',
    baseline: '',
    goal: `refused in under ${GOALS.refusedMs} ms`,
    measured: `${status} in ${milliseconds(took)}`,
    met: status === 400 && took < GOALS.refusedMs,
  }
}

async function measureLongText(signedIn: SignedInServer): Promise<Figure> {
  const line = Buffer.from('Ärger über größte Maßnahmen des Vorstands. ')
  const text = Buffer.alloc(TEXT_BYTES, line)
  const form = await formOf('ledger.txt', text)
  const waits: number[] = []
  const asking = askOthers(signedIn, waits)
  await untilMade(signedIn, idOf(await expectStatus(201, post(signedIn, signedIn.cookie, form))))
  await asking.end()
  const longest = Math.max(...waits)
  return {
    workload: `a text of ${megabytes(TEXT_BYTES)}, until it is read: a list of 50 meanwhile (wall time)`,
    baseline: '',
    goal: `none over ${GOALS.waitMs} ms`,
    measured: `the longest of ${waits.length}: ${milliseconds(longest)}, median ${milliseconds(quantile(waits, 0.5))}`,
    met: longest < GOALS.waitMs,
  }
}

async function measureUnread(signedIn: SignedInServer): Promise<Figure> {
  const id = await add(signedIn, 'minutes.txt', Buffer.alloc(SHOWN_BYTES, 'What was said at the meeting. '))
  await untilMade(signedIn, id)
  const { pid, address } = signedIn.server
  const before = residentSizeOf(pid)
  resetPeakOf(pid)
  const headers = { cookie: signedIn.cookie, 'accept-encoding': 'identity' }
  const calls = Array.from({ length: UNREAD }, () =>
    request(`${address}/api/documents/${id}/view`, { headers, agent: false }),
  )
  // What is not listened to is not read.
  await Promise.all(calls.map((call) => new Promise<void>((resolve) => call.once('response', () => resolve()).end())))
  await pause(2_000)
  const growth = peakSizeOf(pid) - before
  for (const call of calls) call.destroy()
  return {
    workload: `${UNREAD} views of a text of ${megabytes(SHOWN_BYTES)} that nobody reads: memory of the server process`,
    baseline: '',
    goal: `grows by under ${megabytes(GOALS.growth)} at its peak`,
    measured: megabytes(growth),
    met: growth < GOALS.growth,
  }
}

async function measureDownloads(signedIn: SignedInServer, client: Client, readers: string[]): Promise<Figure> {
  const id = await add(signedIn, 'by-laws.pdf', await longPdf(20))
  await untilMade(signedIn, id)
  const began = performance.now()
  const answers = await Promise.all(
    readers.map((cookie) => client.send(`/api/documents/${id}/download`, { headers: { cookie } })),
  )
  const took = performance.now() - began
  const good = answers.filter(({ status }) => status === 200).length
  return {
    workload: `${READERS} brothers download a PDF of 20 pages at once (wall time)`,
    baseline: '',
    goal: 'each has his copy',
    measured: `${good} × 200, the last after ${milliseconds(took)}`,
    met: good === READERS,
  }
}

/** One brother sends two papers that take for ever to read; meanwhile another opens a PDF, and a third adds one. */
async function measureHostile(signedIn: SignedInServer, client: Client, readers: string[]): Promise<Figure> {
  const [bad = '', reader = '', adder = ''] = readers
  const paper = await add(signedIn, 'roof.pdf', await longPdf(1))
  await untilMade(signedIn, paper)
  const form = await formOf('another.pdf', await longPdf(2))
  const endless = endlessPdf()
  for (const name of ['one.pdf', 'two.pdf']) {
    const content = Buffer.concat([endless, Buffer.from(name)])
    await expectStatus(201, send(signedIn, bad, name, content))
  }
  const began = performance.now()
  await expectStatus(200, client.send(`/api/documents/${paper}/view`, { headers: { cookie: reader } }))
  const opened = performance.now() - began
  await expectStatus(201, post(signedIn, adder, form))
  const added = performance.now() - began
  return {
    workload: 'two PDFs of 140 MB of lines, packed in 0.5 MB: another’s PDF is opened, a third’s taken in (wall time)',
    baseline: '',
    goal: `in under ${milliseconds(GOALS.otherMs)}`,
    measured: `${milliseconds(opened)}, ${milliseconds(added)}`,
    met: added < GOALS.otherMs,
  }
}

function endlessPdf() {
  const drawn = deflateSync(Buffer.from('0 0 m 9 9 l S '.repeat(10_000_000)), { level: 9 })
  const [before, after] = [
    '%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj\n' +
      '3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Contents 4 0 R>>endobj\n' +
      `4 0 obj<</Length ${drawn.length}/Filter/FlateDecode>>stream\n`,
    '\nendstream endobj\ntrailer<</Root 1 0 R/Size 5>>\n%%EOF\n%',
  ]
  return Buffer.concat([Buffer.from(before), drawn, Buffer.from(after)])
}

const longPdf = async (pages: number) =>
  Buffer.from(await madePdf(Array.from({ length: pages }, (_, page) => `By-laws, page ${page} of ${pages}`)))

/** Made before anything is measured: it keeps this process busy as well. */
async function formOf(name: string, content: Buffer) {
  const form = new FormData()
  for (const [field, value] of Object.entries({ title: name, category: 'general', accessLevel: 'members' }))
    form.append(field, value)
  form.append('file', new Blob([new Uint8Array(content)]), name)
  const encoded = new Response(form)
  const type = encoded.headers.get('content-type') ?? ''
  return { type, body: Buffer.from(await encoded.arrayBuffer()) }
}

const post = ({ client }: SignedInServer, cookie: string, { type, body }: Awaited<ReturnType<typeof formOf>>) =>
  client.send('/api/documents', { method: 'POST', headers: { cookie, 'content-type': type }, body })

const send = async (signedIn: SignedInServer, cookie: string, name: string, content: Buffer) =>
  post(signedIn, cookie, await formOf(name, content))

const idOf = ({ body }: Answer): number => JSON.parse(String(body)).id

const add = async (signedIn: SignedInServer, name: string, content: Buffer) =>
  idOf(await expectStatus(201, send(signedIn, signedIn.cookie, name, content)))

async function untilMade({ client, cookie }: SignedInServer, id: number) {
  const look = () => client.send(`/api/documents/${id}/content`, { headers: { cookie } })
  while ((await look()).status === 202) await pause(100)
}
