// What a save of a card costs others: what an open page hears of it and asks, and how long the server keeps them waiting.
import { get, type IncomingMessage } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import { people } from '@aerie/contract/people'
import { CHANGE_HEADER, changes, EVERYTHING, StaleMessage } from '@aerie/contract/stale'
import { plural } from '@aerie/text/plurals'
import { BROWSER_HEADERS, expectStatus, signIn } from '../instruments/client.ts'
import { watchLoop } from '../instruments/event-loop.ts'
import { type Bench, type Figure, kilobytes, milliseconds } from '../instruments/figure.ts'
import { inParallel, median } from '../instruments/measure.ts'
import { type SignedInServer, startSignedInServer } from '../instruments/signed-in-server.ts'
import { PASSWORD } from '../seed/data-folder.ts'

const MOST_BYTES = 2_000
const ROUNDS = 5
const SAVES = 20
const LISTS = 400
/** Until everything a save has caused is through. */
const SETTLES_MS = 500

export async function saveSeen({ sharedFolder }: Bench): Promise<Figure[]> {
  const filled = await sharedFolder()
  const signedIn = await startSignedInServer(filled)
  const reader = await signIn(signedIn.client, filled.mailboxes[2] ?? '', PASSWORD)
  const seen = await asAPageSeesIt(signedIn, reader)
  const waits = await waitsOfOthers(signedIn)
  await signedIn.close()
  return [
    {
      workload: 'a save of a card as an open page of the directory sees it',
      baseline: '',
      goal: `at most ${kilobytes(MOST_BYTES)}`,
      measured: `${kilobytes(seen.bytes)}, ${seen.calls} ${plural(seen.calls, 'call')}`,
      met: seen.bytes <= MOST_BYTES,
    },
    {
      workload: `${SAVES} cards saved, one after another, beside ${LISTS} lists of 50: longest delay of the event loop`,
      baseline: `${milliseconds(waits.without)}: without the saves`,
      goal: '',
      measured: milliseconds(waits.during),
      met: null,
    },
  ]
}

function saving({ client, cookie }: SignedInServer) {
  let turn = 0
  const headers = { cookie, 'content-type': 'application/json' }
  return () => {
    const body = JSON.stringify({ currentCompany: `Northlight ${turn++}` })
    return expectStatus(200, client.send('/api/members/profile', { method: 'PATCH', headers, body }))
  }
}

/** The bytes of the stream, and of what is asked of the directory after it, with the headers of the answers. */
async function asAPageSeesIt(signedIn: SignedInServer, reader: string) {
  const { server, client } = signedIn
  const save = saving(signedIn)
  const heard: StaleMessage[] = []
  let bytes = 0
  const stream = await openStream(server.address, reader, (data, size) => {
    bytes += size
    heard.push(StaleMessage.parse(JSON.parse(data)))
  })
  // What the stream says first is not of the save.
  await pause(SETTLES_MS)
  heard.length = bytes = 0
  await save()
  await pause(SETTLES_MS)
  stream.destroy()
  const asked = heard.flatMap(({ number, stale }) => {
    if (stale === EVERYTHING) throw new Error('One save made everything stale.')
    const ofDirectory = stale.filter(({ path }) => path === people.list.path)
    return ofDirectory.map(({ path, ids }) => ({ url: ids ? `${path}?ids=${ids.join()}` : path, number: number ?? 0 }))
  })
  for (const { url, number } of asked) {
    const headers = { ...BROWSER_HEADERS, cookie: reader, [CHANGE_HEADER]: number }
    const answer = await expectStatus(200, client.send(url, { headers }))
    bytes += answer.body.length + Object.entries(answer.headers).join('\r\n').length
  }
  return { bytes, calls: asked.length }
}

function openStream(address: string, cookie: string, hear: (data: string, size: number) => void) {
  return new Promise<IncomingMessage>((resolve, reject) => {
    get(`${address}${changes.stream.path}`, { agent: false, headers: { cookie } }, (stream) => {
      stream.on('error', () => {})
      stream.on('data', (chunk: Buffer) => {
        const data = /^data: (.*)$/m.exec(String(chunk))?.[1]
        if (data) hear(data, chunk.length)
      })
      resolve(stream)
    }).once('error', reject)
  })
}

/** The longest delay of a round, the median of some, with the saves and without. */
async function waitsOfOthers(signedIn: SignedInServer) {
  const save = saving(signedIn)
  const watch = await watchLoop(signedIn.server.pid)
  const others = () => inParallel(LISTS, 2, () => signedIn.get('/api/members?limit=50'))
  const during = async (work: () => Promise<unknown>) => {
    await watch.longest()
    await work()
    return watch.longest()
  }
  await others()
  const rounds: { without: number; during: number }[] = []
  for (let round = 0; round < ROUNDS; round++)
    rounds.push({
      without: await during(others),
      during: await during(() => Promise.all([others(), inParallel(SAVES, 1, save)])),
    })
  watch.close()
  return {
    without: median(rounds.map(({ without }) => without)),
    during: median(rounds.map((round) => round.during)),
  }
}
