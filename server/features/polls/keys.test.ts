// The keys of votes: made once, for their account alone, and what is left without them.
import type { KeyObject } from 'node:crypto'
import { mkdtemp, readdir, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { polls } from '@aerie/contract/polls'
import { EVERYTHING } from '@aerie/contract/stale'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { listSigners } from '#features/ballots/signing/signing.ts'
import { openCaches } from '#platform/cache/caches.ts'
import type { MemberContext } from '#platform/context.ts'
import { announce } from '#platform/events/announce.ts'
import { type BoxKeys, openVoteKeys } from '#platform/vote-keys.ts'
import { closePolls } from './closing.ts'
import { openPollWorld, type PollWorld } from './poll-world.fixture.ts'
import { showOne, vote } from './service.ts'

let opened: PollWorld
let folder: string
beforeAll(async () => {
  opened = await openPollWorld()
  folder = await mkdtemp(join(tmpdir(), 'aerie-keys-'))
})
afterAll(async () => {
  await rm(folder, { recursive: true, force: true })
  await opened.world.close()
})

/** All keys of a box: one for each purpose. */
const bytesOf = (keys: BoxKeys | null) =>
  Object.values(keys ?? {}).map((key: KeyObject) => key.export().toString('hex'))

test('a key is found again by its name in another process, and two make one key to sign with', async () => {
  const [one, other] = [openVoteKeys(join(folder, 'keys')), openVoteKeys(join(folder, 'keys'))]
  const name = one.add()
  expect(bytesOf(other.find(name))).toEqual(bytesOf(one.find(name)))
  expect(new Set([...bytesOf(one.find(name)), ...bytesOf(one.find(one.add()))]).size).toBe(14)
  expect(one.find('another')).toBe(null)
  expect(one.signing().publicKey).toEqual(other.signing().publicKey)
  expect((await stat(join(folder, 'keys'))).mode & 0o777).toBe(0o700)
  const files = await readdir(join(folder, 'keys'))
  expect(files.filter((file) => file.endsWith('.part'))).toEqual([])
  for (const file of files) expect((await stat(join(folder, 'keys', file))).mode & 0o777).toBe(0o600)
})

test('without its key a poll is listed with who has voted, shows no counts, and takes no vote', async () => {
  const { ctx, db, idOf } = opened.world
  const { id } = await opened.ask()
  await opened.vote('kenji', id, 1)
  const without = async (player: 'kenji' | 'rook'): Promise<MemberContext> => ({
    ...ctx,
    voteKeys: openVoteKeys(join(folder, 'lost')),
    caches: openCaches(db, ctx.bus),
    actor: { id: await idOf(player), role: 'member', sessionId: '', confirmedAt: new Date() },
  })
  const poll = await showOne(await without('kenji'), id)
  expect(poll).toMatchObject({ hasVoted: true, voteCount: 1, resultsVisible: false, optionVotes: {} })
  expect(poll).not.toHaveProperty('userVote')
  await expect(vote(await without('rook'), id, { optionIndex: 0 })).rejects.toThrow(
    'The key of this ballot box is missing.',
  )
  expect((await opened.show('kenji', id)).voteCount).toBe(1)
})

test('the key that signs is published, and named with its last day once another has taken its place', async () => {
  const { ctx, visitor } = opened.world
  const before = (await visitor(polls.key)).body
  const { id } = await opened.ask({ requiresQuorum: false })
  await opened.pass(2)
  const { certificate } = await opened.audit(id)
  expect(certificate?.publicKey).toBe(before.publicKey)
  expect((await visitor(polls.key)).body).toEqual(before)
  const { fingerprint, earlier } = await listSigners({ ...ctx, voteKeys: openVoteKeys(join(folder, 'replaced')) })
  expect(fingerprint).not.toBe(before.fingerprint)
  const replaced = { fingerprint: before.fingerprint, lastUsedAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT/) }
  expect(earlier).toEqual([replaced, ...before.earlier])
})

test('a ballot that was altered in the database is noticed: nothing is counted with it, and the others go on', async () => {
  const { ctx, ownerDb } = opened.world
  const altered = await opened.ask({ requiresQuorum: false })
  const whole = await opened.ask({ requiresQuorum: false })
  for (const { id } of [altered, whole]) await opened.vote('kenji', id, 1)
  await sql`alter table ballot_sealed disable trigger user`.execute(ownerDb)
  await sql`update ballot_sealed set sealed = set_byte(sealed, 20, get_byte(sealed, 20) # 1)
    where box_id = (select box_id from polls where id = ${altered.id})`.execute(ownerDb)
  await sql`alter table ballot_sealed enable trigger user`.execute(ownerDb)
  await announce(ctx, EVERYTHING)
  expect(await opened.show('kenji', altered.id)).toMatchObject({ hasVoted: true, resultsVisible: false, voteCount: 1 })
  await opened.pass(2)
  expect(await opened.show('kenji', whole.id)).toMatchObject({ outcome: 'decided', optionVotes: { option_2: 1 } })
  expect(await opened.show('kenji', altered.id)).toMatchObject({ outcome: 'open', isActive: false, optionVotes: {} })
  await expect(closePolls(ctx)).rejects.toThrow('A ballot is not as it was sealed')
})
