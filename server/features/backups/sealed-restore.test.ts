// A restore brings back elections that trustees seal: what is counted still proves itself, and what is open goes on to its count.
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { elections } from '@aerie/contract/elections'
import { sealedElections } from '@aerie/contract/sealed-elections'
import { makeBallot } from '@aerie/verifiable-elections/ballots'
import { checkArchive } from '@aerie/verifiable-elections/check-archive'
import { decryptPart } from '@aerie/verifiable-elections/decryption'
import { readElection } from '@aerie/verifiable-elections/election'
import { readTally } from '@aerie/verifiable-elections/tally'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { archiveOf, openTarget, restoreInto } from '#platform/backup/installation.fixture.ts'
import { bringUp } from '#platform/db/bring-up.ts'
import { cookieName } from '#platform/session/cookie.ts'
import { startSession } from '#platform/session/sessions.ts'
import type { CastKey } from '../../demo/cast.ts'
import { openSecondProcess } from '../../test/second-process.ts'
import { speaker } from '../../test/speak.ts'
import { administer } from '../../test/test-server.ts'
import { of, ofPosition } from '../elections/election-world.fixture.ts'
import { openSealedWorld, type SealedWorld } from '../sealed-elections/sealed-world.fixture.ts'

let opened: SealedWorld
let installation: Awaited<ReturnType<typeof openTarget>>
let restored: Awaited<ReturnType<typeof openSecondProcess>>
let folder: string
beforeAll(async () => {
  ;[opened, installation, folder] = await Promise.all([
    openSealedWorld(),
    openTarget(),
    mkdtemp(join(tmpdir(), 'aerie-sealed-')),
  ])
})
afterAll(async () => {
  await restored?.close()
  await Promise.all([opened.world.close(), installation.close(), rm(folder, { recursive: true, force: true })])
})

type App = Parameters<typeof speaker>[0]
type Ask = ReturnType<ReturnType<typeof speaker>>

async function boardIn(app: App, cookie: string, id: number, positionId: number) {
  const url = `/api/elections/${id}/positions/${positionId}/board`
  return new Uint8Array((await app.inject({ url, headers: { cookie } })).rawPayload)
}

/** All that anybody checks an election by. */
async function evidence(app: App, cookie: string, { id, positions }: { id: number; positions: { id: number }[] }) {
  const ask = speaker(app)(cookie)
  const ofPositions = positions.map(async (position) => {
    const { serverNow: _, ...audit } = (await ask(elections.positionAudit, ofPosition(id, position.id))).body as {
      serverNow?: string
    }
    return { audit, board: Buffer.from(await boardIn(app, cookie, id, position.id)).toString('base64') }
  })
  return { positions: await Promise.all(ofPositions), keys: await keysIn(ask, id) }
}

const keysIn = async (ask: Ask, id: number) => {
  const { serverNow: _, ...keys } = (await ask(sealedElections.keys, of(id))).body
  return keys
}

test('boards, participation, keys and certificates are as they were, and an open election is voted in and counted', async () => {
  const counted = await opened.callSealed()
  for (const [player, candidate] of [
    ['rook', 0],
    ['kenji', 1],
    ['julian', 1],
  ] as const)
    expect((await opened.castSealed(player, counted.id, 0, candidate)).status).toBe(201)
  await opened.pass(2)
  for (const trustee of ['marcus', 'mateo'] as const) await opened.turnOwn(trustee, counted.id)
  const open = await opened.callSealed()
  expect((await opened.castSealed('rook', open.id, 0, 0)).status).toBe(201)
  const cookie = await opened.world.cookieOf('rook')
  const before = await Promise.all([counted, open].map((each) => evidence(opened.world.app, cookie, each)))
  expect(before.map(({ keys }) => keys.state)).toEqual(['counted', 'open'])

  const archive = join(folder, 'archive')
  await archiveOf(opened.world, archive)
  await restoreInto(installation, archive)
  await bringUp({ owner: installation.database, runtime: installation.database })
  restored = await openSecondProcess(opened.world, { location: installation.database })
  const { app } = restored
  const enter = async (player: CastKey) =>
    `${cookieName(app)}=${await startSession(restored.ctx, await opened.world.idOf(player), 'Test browser')}`
  const as = async (player: CastKey) => speaker(app)(await enter(player))

  const again = await enter('rook')
  expect(await Promise.all([counted, open].map((each) => evidence(app, again, each)))).toEqual(before)
  const [position] = counted.positions
  const board = await checkArchive(await boardIn(app, again, counted.id, position?.id ?? 0))
  expect([board.state, board.result, board.trackers.length]).toEqual(['counted', [[1, 2]], 3])

  const voteFor = async (player: CastKey, choices: (0 | 1)[]) => {
    const ask = await as(player)
    const own = (await ask(sealedElections.ballotKit, of(open.id))).body.positions[0]
    const ballot = makeBallot(readElection(own?.electionJson ?? ''), BigInt(own?.credential ?? 0), [choices])
    return (await ask(sealedElections.vote, { ...of(open.id), body: { positionId: own?.positionId ?? 0, ballot } }))
      .status
  }
  expect(await voteFor('kenji', [0, 1])).toBe(201)
  // Who has voted in an open election is in no archive; his ballot is, and he has no second.
  expect(await voteFor('rook', [0, 1])).toBe(409)

  await administer(
    installation.database,
    `create or replace function vote_clock() returns timestamptz language sql volatile as
      $$ select pg_catalog.clock_timestamp() + interval '9 days' $$`,
  )
  const kenji = await as('kenji')
  await kenji(elections.show, of(open.id))
  for (const [place, trustee] of [
    [1, 'tobias'],
    [2, 'mateo'],
  ] as const) {
    const ask = await as(trustee)
    const { positions } = await keysIn(ask, open.id)
    const parts = positions.map(({ positionId, electionJson, tally }) => ({
      positionId,
      part: decryptPart(readElection(electionJson).hash, opened.committee.secrets[place] ?? 0n, readTally(tally ?? [])),
    }))
    expect((await ask(sealedElections.turnKey, { ...of(open.id), body: { parts } })).status).toBe(200)
  }
  const seen = (await kenji(elections.show, of(open.id))).body
  expect(seen.positions[0]?.candidates.map(({ votes }) => votes)).toEqual([1, 1])
})
