// An election that trustees seal for 20,000 voters: it opens while others are answered, and its boards are sent piece by piece.

import { sealedElections } from '@aerie/contract/sealed-elections'
import { readTar } from '@aerie/verifiable-elections/tar'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { archiveOf } from '#features/boards/archive-stream.ts'
import { readStatesOf } from '#features/election-states/states.ts'
import { of } from '../features/elections/election-world.fixture.ts'
import { openSealedWorld, type SealedWorld } from '../features/sealed-elections/sealed-world.fixture.ts'

const VOTERS = 20_000

let opened: SealedWorld
beforeAll(async () => {
  opened = await openSealedWorld()
  await opened.insertMembers(VOTERS)
})
afterAll(() => opened.world.close())

test('each of its positions lists a voting key for everybody, and a ballot of one of them is taken', async () => {
  const { id, positions } = await opened.callSealed()
  expect((await opened.castSealed('rook', id, 0, 0)).status).toBe(201)
  const state = (await readStatesOf(opened.world.ctx, [id])).get(id)
  const first = state?.positions[0]
  if (!first?.board) throw new Error('There is no board')
  const pieces: Uint8Array[] = []
  const upTo = { events: first.board.events, since: new Date() }
  for await (const piece of archiveOf(opened.world.ctx, first.box.id, upTo)) pieces.push(piece)
  const { body } = await (await opened.as('rook'))(sealedElections.keys, of(id))
  const [counted] = body.positions
  const files = [...readTar(Buffer.concat(pieces))]
  const listed = JSON.parse(files.find(({ name }) => name === `${counted?.credentialsHash}.data.json`)?.text ?? '[]')
  expect([listed.length, new Set(listed).size, counted?.credentialCount]).toEqual(
    Array(3).fill(positions[0]?.eligibleCount),
  )
  expect(listed.length).toBeGreaterThan(VOTERS)
  // No piece is larger than the list of keys itself, which is one file.
  expect(Math.max(...pieces.map(({ length }) => length))).toBeLessThan(listed.length * 80)
})
