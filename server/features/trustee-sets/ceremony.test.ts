// The three rounds over HTTP: who takes part, what is refused, what comes of it, and that nothing secret ever arrives.
import { trusteeSets } from '@aerie/contract/trustee-sets'
import { checkSet, makeCertificate } from '@aerie/verifiable-elections/certificates'
import { hashOf } from '@aerie/verifiable-elections/group'
import { receiveFrom } from '@aerie/verifiable-elections/messages'
import { checkParameters, openKey } from '@aerie/verifiable-elections/parameters'
import { keysOf, makeWords, seedOf, wordsOfHash } from '@aerie/verifiable-elections/seeds'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { CastKey } from '../../demo/cast.ts'
import { openWorld, type World } from '../../test/world.ts'
import { of, trusteesOf } from './trustee-sets.fixture.ts'

const lines: string[] = []
let world: World
let trustees: ReturnType<typeof trusteesOf>
let id = 0
beforeAll(async () => {
  world = await openWorld({ log: { write: (line) => void lines.push(line) } })
  trustees = trusteesOf(world)
  id = (await trustees.name('julian', THREE, 2)).body.id
})
afterAll(() => world.close())

const THREE: CastKey[] = ['rook', 'kenji', 'marcus']
const [ROOK, KENJI, MARCUS] = THREE as [CastKey, CastKey, CastKey]

test('officers name trustees; of others, only who is one of them knows of it', async () => {
  const teddy = await world.as('teddy')
  expect((await trustees.name('teddy', THREE, 2)).status).toBe(403)
  expect((await teddy(trusteeSets.list)).body).toEqual([])
  expect((await teddy(trusteeSets.show, of(id))).status).toBe(404)
  const body = { run: 1, round: 1 as const, body: '{}' }
  expect((await trustees.post('teddy', id, body)).status).toBe(404)
  expect((await trustees.post('julian', id, body)).status).toBe(404)
  expect((await teddy(trusteeSets.answerWords, { ...of(id), body: { answer: 'lost' } })).status).toBe(404)
  expect((await (await world.as(ROOK))(trusteeSets.void, { ...of(id), body: { reason: 'No' } })).status).toBe(403)
  const [listed] = (await (await world.as(ROOK))(trusteeSets.list)).body
  expect(listed).toMatchObject({ id, place: 1, asked: 'round1', state: 'round1', threshold: 2, size: 3 })
  expect((await trustees.show('julian', id)).can).toEqual({ extend: true, restart: true, void: true })
})

test('one key of several does not count, nor more than there are, nor the key of who is no active member', async () => {
  expect((await trustees.name('julian', THREE, 1)).status).toBe(400)
  expect((await trustees.name('julian', THREE, 4)).status).toBe(400)
  const memberIds = [await world.idOf(ROOK), 2_000_000]
  const named = await (await world.as('julian'))(trusteeSets.create, { body: { name: 'Two', memberIds, threshold: 2 } })
  expect([named.status, named.problem.detail]).toEqual([400, 'One of them is no active member.'])
})

test('a message is refused with the step that is wrong, and kept once', async () => {
  const certificate = (index: number) =>
    JSON.stringify(makeCertificate(seedOf(makeWords()), { size: 3, threshold: 2, index }))
  const wrongPlace = await trustees.post(ROOK, id, { run: 1, round: 1, body: certificate(2) })
  expect([wrongPlace.status, wrongPlace.problem.detail]).toEqual([
    400,
    'Round 1: The certificate of trustee 1 is for another place, size or threshold.',
  ])
  const loose = await trustees.post(ROOK, id, { run: 1, round: 1, body: ` ${certificate(1)}` })
  expect(loose.problem.detail).toBe('Round 1: The message of trustee 1 is not written in the one way.')
  const own = await trustees.prepare(ROOK, id)
  expect((await trustees.post(ROOK, id, { ...own, run: 2 })).status).toBe(409)
  expect((await trustees.post(ROOK, id, { ...own, round: 2 })).status).toBe(409)
  expect((await trustees.post(ROOK, id, own)).status).toBe(200)
  expect((await trustees.post(ROOK, id, own)).status).toBe(200)
  expect((await trustees.post(ROOK, id, { ...own, body: certificate(1) })).status).toBe(409)
  const { trustees: seats, waitingFor, asked } = await trustees.show(ROOK, id)
  expect(seats[0]?.sent).toEqual([{ round: 1, hash: hashOf(own.body), at: expect.any(String) }])
  expect([waitingFor.length, asked]).toEqual([2, null])
})

test('the key of another is not taken as one’s own', async () => {
  const rooks = trustees.seedFor(ROOK, await trustees.show(ROOK, id))
  const body = JSON.stringify(makeCertificate(rooks, { size: 3, threshold: 2, index: 2 }))
  const twice = await trustees.post(KENJI, id, { run: 1, round: 1, body })
  expect(twice.problem.detail).toBe('Round 1: The same key stands twice. Make new words.')
})

test('the last of a round opens the next, with the same twelve words for all', async () => {
  await trustees.round([KENJI, MARCUS], id)
  const seen = await trustees.show(ROOK, id)
  expect(seen).toMatchObject({ state: 'round2', asked: 'round2', received: null, parameters: null })
  expect(seen.words).toEqual(wordsOfHash(checkSet(JSON.parse(seen.certificates ?? '')).fingerprint))
  await trustees.round(THREE, id)
  expect(await trustees.show('julian', id)).toMatchObject({ state: 'round3', asked: null, received: null })
})

test('of two last messages at one moment both are kept, and the set is ready once', async () => {
  await trustees.step(ROOK, id)
  const last = await Promise.all([trustees.prepare(KENJI, id), trustees.prepare(MARCUS, id)])
  const answers = await Promise.all([trustees.post(KENJI, id, last[0]), trustees.post(MARCUS, id, last[1])])
  expect(answers.map(({ status }) => status)).toEqual([200, 200])
  const { state, parameters, keysLeft, deadline } = await trustees.show('julian', id)
  expect([state, keysLeft, deadline]).toEqual(['ready', 3, null])
  expect(checkParameters(JSON.parse(parameters ?? '')).set).toMatchObject({ size: 3, threshold: 2 })
})

test('each opens his own key with his words, and is handed no other', async () => {
  for (const [at, player] of THREE.entries()) {
    const set = await trustees.show(player, id)
    const opened = await openKey(trustees.seedFor(player, set), JSON.parse(set.parameters ?? ''), set.privateKey ?? '')
    expect(opened.place).toBe(at + 1)
  }
  expect((await trustees.show('julian', id)).privateKey).toBeNull()
})

test('three of five make a set just so', async () => {
  const five: CastKey[] = ['rook', 'kenji', 'marcus', 'julian', 'mateo']
  const set = (await trustees.name('marcus', five, 3, 'Five')).body.id
  for (let round = 1; round <= 3; round++) await trustees.round(five, set)
  const { parameters } = await trustees.show('mateo', set)
  expect(checkParameters(JSON.parse(parameters ?? '')).set).toMatchObject({ size: 5, threshold: 3 })
})

test('no words, seed, key or share came to the server: not in a request, a line of the log or a row', async () => {
  const secrets: string[] = []
  for (const words of trustees.words.values()) {
    const seed = seedOf(words)
    const { signing, opening } = keysOf(seed)
    secrets.push(words, seed, ...[signing, opening].flatMap((number) => [String(number), number.toString(16)]))
  }
  for (const player of THREE) {
    const set = await trustees.show(player, id)
    const seed = trustees.seedFor(player, set)
    const { secret } = await openKey(seed, JSON.parse(set.parameters ?? ''), set.privateKey ?? '')
    secrets.push(String(secret), secret.toString(16), ...(await numbersSentBy(seed)))
  }
  const kept = [...trustees.sent, ...lines, ...(await rowsOfAllTables())].join('\n')
  expect(kept).toContain('Election committee')
  expect(secrets.length).toBeGreaterThan(40)
  expect(secrets.filter((secret) => kept.includes(secret))).toEqual([])
})

/** The coefficients that a trustee of the first set sealed for himself in round 2, and the share that he gave himself. */
async function numbersSentBy(seed: string) {
  const keys = keysOf(seed)
  const opened = await Promise.all(
    trustees.sent
      .map((body) => JSON.parse(body))
      .flatMap(({ polynomial, secrets }) => (polynomial ? [polynomial, ...secrets] : []))
      .map((sealed) => receiveFrom(keys.verification, keys, sealed).catch(() => null)),
  )
  const numbers = opened.flatMap((each) => each?.message.match(/\d{60,}/g) ?? [])
  expect(numbers.length).toBe(3)
  return numbers
}

async function rowsOfAllTables() {
  const { rows: tables } = await sql<{ name: string }>`
    select table_name as name from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE'`.execute(world.ownerDb)
  const texts: string[] = []
  for (const { name } of tables) {
    const { rows } = await sql<{ row: string }>`select t::text as row from ${sql.table(name)} t`.execute(world.ownerDb)
    texts.push(...rows.map(({ row }) => row))
  }
  return texts
}
