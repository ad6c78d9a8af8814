// A copy is noted before it leaves, is one for a day and an address, and is found by its id, its bytes and what it shows.
import { createHash } from 'node:crypto'
import { settings } from '@aerie/contract/settings'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { MemberContext } from '#platform/context.ts'
import type { CastKey } from '../../demo/cast.ts'
import { openWorld, type World } from '../../test/world.ts'
import { monthOf } from './ids.ts'
import {
  findCopies,
  findExactCopies,
  hasOwnCopy,
  type Issue,
  issueCopy,
  listCopies,
  rotateCopyPartitions,
} from './service.ts'

let world: World
beforeAll(async () => {
  world = await openWorld()
})
afterAll(() => world.close())

const NOON = new Date('2026-11-23T12:00:00Z')
const later = (days: number) => new Date(NOON.getTime() + days * 86_400_000)

async function contextOf(player: CastKey, { address = '203.0.113.9', now = NOON } = {}): Promise<MemberContext> {
  const actor = { id: await world.idOf(player), role: 'member' as const, sessionId: '', confirmedAt: NOON }
  return { ...world.ctx, actor, address, now: () => now }
}

const bytesOf = (id: number) => Buffer.from(`a picture with the mark ${id}`)
let lastObject = 0
const issueOf = (changes: Partial<Issue> = {}): Issue => ({
  kind: 'photoView',
  objectId: ++lastObject,
  keyId: 1,
  render: async (id) => bytesOf(id),
  ...changes,
})

test('what is answered is noted, with for whom it was made', async () => {
  const rook = await contextOf('rook')
  const issue = issueOf({ kind: 'photoDownload', keyId: 3 })
  const { id, bytes } = await issueCopy(rook, issue)
  expect(bytes).toEqual(bytesOf(id))
  expect(Math.floor(id / 2 ** 32)).toBe(10)
  expect(await findCopies(world.ctx, [id, id + 1])).toEqual([
    {
      id,
      kind: 'photoDownload',
      objectId: issue.objectId,
      memberId: rook.actor.id,
      issuedAt: NOON,
      address: '203.0.113.9',
      keyId: 3,
      sha256: createHash('sha256').update(bytes).digest(),
    },
  ])
})

test('it is the same all day, and another the next day, elsewhere, of another kind, for another member', async () => {
  const issue = issueOf()
  const { id } = await issueCopy(await contextOf('rook'), issue)
  expect((await issueCopy(await contextOf('rook', { now: later(0.49) }), issue)).id).toBe(id)
  const others = await Promise.all([
    issueCopy(await contextOf('rook', { now: later(0.51) }), issue),
    issueCopy(await contextOf('rook', { address: '2001:db8::7' }), issue),
    issueCopy(await contextOf('rook', { address: '' }), issue),
    issueCopy(await contextOf('rook'), { ...issue, kind: 'photoDownload' }),
    issueCopy(await contextOf('teddy'), issue),
  ])
  expect(new Set([id, ...others.map((copy) => copy.id)]).size).toBe(6)
  expect((await issueCopy(await contextOf('rook', { address: '' }), issue)).id).toBe(others[2]?.id)
})

test('where one id would be other bytes now, or another key marks, it is another copy', async () => {
  const rook = await contextOf('rook')
  const issue = issueOf()
  const { id } = await issueCopy(rook, issue)
  const changed = await issueCopy(rook, { ...issue, render: async (other) => Buffer.from(`otherwise ${other}`) })
  expect(changed.id).not.toBe(id)
  expect(changed.bytes).toEqual(Buffer.from(`otherwise ${changed.id}`))
  expect((await issueCopy(rook, { ...issue, keyId: 2 })).id).not.toBe(id)
})

test('nothing is noted of what could not be made', async () => {
  const issue = issueOf({ render: () => Promise.reject(new Error('No room')) })
  await expect(issueCopy(await contextOf('rook'), issue)).rejects.toThrow('No room')
  expect(await listCopies(world.ctx, { objectId: issue.objectId, kinds: ['photoView'] })).toEqual([])
})

test('where an id is taken another one is drawn and rendered', async () => {
  const rendered: number[] = []
  const issue = issueOf({
    render: async (id) => {
      // Somebody else has the first by the time it is made.
      if (rendered.push(id) === 1)
        await world.db
          .insertInto('copies')
          .values({ id, kind: 1, object_id: 0, member_id: 0, issued_at: NOON, key_id: 1, sha256: Buffer.alloc(32) })
          .execute()
      return bytesOf(id)
    },
  })
  const { id, bytes } = await issueCopy(await contextOf('rook'), issue)
  expect(rendered).toHaveLength(2)
  expect(id).toBe(rendered[1])
  expect(bytes).toEqual(bytesOf(id))
})

test('his own copy of thirty days is his, and nobody else’s', async () => {
  const issue = issueOf()
  const { id } = await issueCopy(await contextOf('rook'), issue)
  const asked = async (player: CastKey, original: Pick<Issue, 'kind' | 'objectId'>, now = NOON) =>
    hasOwnCopy(await contextOf(player, { now }), original, id)
  expect(await asked('rook', issue, later(29))).toBe(true)
  expect(await asked('rook', issue, later(31))).toBe(false)
  expect(await asked('teddy', issue)).toBe(false)
  expect(await asked('rook', { ...issue, kind: 'photoDownload' })).toBe(false)
  expect(await asked('rook', issueOf())).toBe(false)
})

test('it is found by exactly its bytes', async () => {
  const { id, bytes } = await issueCopy(await contextOf('rook'), issueOf())
  expect((await findExactCopies(world.ctx, bytes)).map((copy) => copy.id)).toEqual([id])
  expect(await findExactCopies(world.ctx, Buffer.concat([bytes, Buffer.from([0])]))).toEqual([])
})

test('all copies of an object are listed in parts', async () => {
  const { objectId } = issueOf()
  const made = []
  for (const player of ['rook', 'teddy', 'rook'] as const)
    made.push(await issueCopy(await contextOf(player, { address: `10.0.0.${made.length}` }), issueOf({ objectId })))
  const download = await issueCopy(await contextOf('rook'), issueOf({ objectId, kind: 'photoDownload' }))
  const ids = made.map((copy) => copy.id).sort((a, b) => a - b)
  const listed = async (part: { after?: number; most?: number }) =>
    (await listCopies(world.ctx, { objectId, kinds: ['photoView'], ...part })).map((copy) => copy.id)
  expect(await listed({})).toEqual(ids)
  expect(await listed({ most: 2 })).toEqual(ids.slice(0, 2))
  expect(await listed({ after: ids[1] ?? 0 })).toEqual(ids.slice(2))
  const both = await listCopies(world.ctx, { objectId, kinds: ['photoView', 'photoDownload'] })
  expect(both.map((copy) => copy.id)).toContain(download.id)
})

test('600 new ones an hour are enough for one member, and those he has are no new ones', async () => {
  const kenji = await contextOf('kenji')
  const had = issueOf()
  await issueCopy(kenji, had)
  for (let at = 1; at < 600; at++) await issueCopy(kenji, issueOf())
  await expect(issueCopy(kenji, issueOf())).rejects.toMatchObject({ code: 'too_many' })
  await issueCopy(kenji, had)
  await issueCopy(await contextOf('rook'), issueOf())
})

test('keeps no address while addresses are not to be kept', async () => {
  const officer = await world.as('marcus')
  const rook = await contextOf('rook')
  await officer(settings.change, { body: { accessLogging: false } })
  const { id } = await issueCopy(rook, issueOf())
  expect((await findCopies(world.ctx, [id]))[0]?.address).toBeNull()
  await officer(settings.change, { body: { accessLogging: true } })
  const { id: next } = await issueCopy(rook, issueOf())
  expect((await findCopies(world.ctx, [next]))[0]?.address).toBe('203.0.113.9')
})

const months = async () => {
  const { rows } = await sql<{ name: string }>`
    select relname as name from pg_inherits join pg_class on pg_class.oid = inhrelid
    where inhparent = 'copies'::regclass order by relname`.execute(world.db)
  return rows.map(({ name }) => name)
}
const keepAt = (time: string) => rotateCopyPartitions({ ...world.ctx, now: () => new Date(time) })

test('months are made two ahead, and leave with their rows after twelve', async () => {
  const issue = issueOf()
  const { id } = await issueCopy(await contextOf('rook'), issue)
  await keepAt('2026-11-30T23:59:59Z')
  expect(await months()).toEqual(['copies_010', 'copies_011', 'copies_012'])
  await keepAt('2027-11-30T23:59:59Z')
  expect(await findCopies(world.ctx, [id])).toHaveLength(1)
  await keepAt('2027-12-01T00:00:00Z')
  expect(await findCopies(world.ctx, [id])).toEqual([])
  expect(await months()).toEqual(['copies_011', 'copies_012', 'copies_022', 'copies_023', 'copies_024', 'copies_025'])
})

test('months leave as soon as it is set that they do', async () => {
  const officer = await world.as('marcus')
  const { id } = await issueCopy(await contextOf('rook', { now: new Date('2027-12-05T12:00:00Z') }), issueOf())
  await officer(settings.change, { body: { copyMonths: 3 } })
  await keepAt('2028-03-31T12:00:00Z')
  expect(await findCopies(world.ctx, [id])).toHaveLength(1)
  await keepAt('2028-04-01T12:00:00Z')
  expect(await findCopies(world.ctx, [id])).toEqual([])
  await officer(settings.change, { body: { copyMonths: 12 } })
})

test('a clock that was ahead for a day costs no month its rows', async () => {
  await keepAt('2026-11-30T12:00:00Z')
  expect(await months()).toContain('copies_025')
})

test('the number of the month begins anew after 21 years', async () => {
  expect(monthOf(new Date('2047-05-01T00:00:00Z'))).toBe(256)
  const early = await contextOf('rook', { now: new Date('2047-04-30T12:00:00Z') })
  const issue = issueOf()
  const first = await issueCopy(early, issue)
  const next = await issueCopy({ ...early, now: () => new Date('2047-05-02T12:00:00Z') }, issue)
  expect([first, next].map(({ id }) => Math.floor(id / 2 ** 32))).toEqual([255, 0])
  await keepAt('2047-05-02T12:00:00Z')
  expect(await months()).toEqual(expect.arrayContaining(['copies_000', 'copies_001', 'copies_002', 'copies_255']))
})
