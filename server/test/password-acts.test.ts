// Each act that asks for the password again asks on every road that leads to it, and does nothing until it is typed.
import { albums } from '@aerie/contract/albums'
import { bin } from '@aerie/contract/bin'
import { askedFor, PASSWORD_ACTS, type PasswordAct } from '@aerie/contract/password-acts'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { record } from '#platform/audit/audit.ts'
import type { CastKey } from '../demo/cast.ts'
import { type ElectionWorld, openElectionWorld } from '../features/elections/election-world.fixture.ts'
import { insertPhoto } from '../features/photos/photo.fixture.ts'
import { prepareRoads, type Road } from './password-acts.fixture.ts'

let votes: ElectionWorld
let roads: Record<PasswordAct, Road[]>
beforeAll(async () => {
  votes = await openElectionWorld()
  roads = await prepareRoads(votes)
  await votes.world.work()
})
afterAll(() => votes.world.close())

/** In a session of its own, whose password was typed so many minutes ago. */
async function signedInFor(minutes: number, player: CastKey) {
  const cookie = await votes.world.cookieOf(player)
  await votes.world.db
    .updateTable('sessions')
    .set({ confirmed_at: new Date(Date.now() - minutes * 60_000) })
    .where('member_id', '=', await votes.world.idOf(player))
    .execute()
  return votes.world.speak(cookie)
}

/** Every row of every table; what a call leaves behind however it ends is left out. */
async function everything() {
  const { rows } = await sql<{ name: string }>`select table_name as name from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE'
      and table_name not in ('sessions', 'throttle_buckets', 'visits')`.execute(votes.world.ownerDb)
  const sums = rows.map(({ name }) =>
    sql<{ sum: string }>`select md5(string_agg(t::text, ' ' order by t::text)) as sum from ${sql.table(name)} t`
      .execute(votes.world.ownerDb)
      .then(({ rows: [found] }) => [name, found?.sum]),
  )
  return Object.fromEntries(await Promise.all(sums)) as Record<string, string>
}

const countOf = async (action: string) =>
  (
    await votes.world.db
      .selectFrom('audit_entries')
      .select(({ fn }) => fn.countAll<number>().as('n'))
      .where('action', '=', action)
      .executeTakeFirstOrThrow()
  ).n

test('two hours after the password was typed, none of them is done on any road', async () => {
  const before = await everything()
  for (const [action, all] of Object.entries(roads))
    for (const { name, player, go } of all) {
      const { status, problem } = await go(await signedInFor(120, player))
      expect([action, name, status, problem.code]).toEqual([action, name, 403, 'password_needed'])
    }
  expect(await everything()).toEqual(before)
})

test('a road that nobody has thought of ends where the act is recorded', async () => {
  const member = { id: await votes.world.idOf('marcus'), role: 'super_admin' as const, sessionId: 'x' }
  const hoursAgo = new Date(Date.now() - 120 * 60_000)
  const late = { ...votes.world.ctx, actor: { ...member, confirmedAt: hoursAgo } }
  const facts = { before: { role: 'admin', copyMonths: 12, passwordMinLength: 8 } }
  const after = { role: 'admin', copyMonths: 6, passwordMinLength: 6, givesRoles: true }
  for (const action of Object.keys(PASSWORD_ACTS) as PasswordAct[])
    await expect(record(late, { action, ...facts, after }), action).rejects.toThrow('enter your password again')
})

test('what raises a guard, and what is done to what is one’s own, asks nobody', () => {
  expect(askedFor('settings.change', { after: { accessLogging: true, publicRegistration: false } })).toBeNull()
  expect(askedFor('settings.change', { before: { copyMonths: 6 }, after: { copyMonths: 12 } })).toBeNull()
  expect(askedFor('photo.purge', { isOwn: true })).toBeNull()
  expect(askedFor('member.create', { after: { role: 'member' } })).toBeNull()
  expect(askedFor('member.update', { before: { bio: 'A' }, after: { bio: 'B', fields: ['bio'] } })).toBeNull()
  expect(askedFor('album.remove', {})).toBeNull()
})

test('once it is typed, each road leads to the act that it stands for', async () => {
  for (const [action, all] of Object.entries(roads))
    for (const { name, player, go } of all) {
      const before = await countOf(action)
      const { status } = await go(await signedInFor(0, player))
      expect([action, name, status < 300]).toEqual([action, name, true])
      expect([action, name, (await countOf(action)) > before]).toEqual([action, name, true])
    }
})

test('a brother empties his own bin unasked', async () => {
  const rook = await votes.world.as('rook')
  const { body: album } = await rook(albums.create, { body: { title: 'Of his own' } })
  await rook(albums.remove, { params: { albumId: String(album.id) } })
  const later = await signedInFor(120, 'rook')
  expect((await later(bin.empty)).status).toBe(200)
  expect((await later(bin.list)).body).toEqual([])
})

test('of an album in it into which others have put photos he is asked', async () => {
  const rook = await votes.world.as('rook')
  const { body: album } = await rook(albums.create, { body: { title: 'Of several' } })
  const photo = { album_id: album.id, uploaded_by: await votes.world.idOf('kenji') }
  await insertPhoto(votes.world.db, photo)
  await rook(albums.remove, { params: { albumId: String(album.id) } })
  const later = await signedInFor(120, 'rook')
  expect((await later(bin.empty)).problem.code).toBe('password_needed')
  expect((await later(bin.list)).body).toHaveLength(1)
})
