// The secrecy of a poll that is open, tried as an attack by whoever has the product and its archives: two looks around one
// vote say neither whose it is nor whether somebody has voted; and an installation that comes out of an archive still knows it.
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { feed } from '@aerie/contract/feed'
import { memberChanges } from '@aerie/contract/member-changes'
import { members } from '@aerie/contract/members'
import { notifications } from '@aerie/contract/notifications'
import { polls } from '@aerie/contract/polls'
import { signIn } from '@aerie/contract/sign-in'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { completeParticipation } from '#features/ballots/participation.ts'
import { differenceOf, readRows } from '#platform/backup/archive-content.fixture.ts'
import { archiveOf, openTarget, restoreInto } from '#platform/backup/installation.fixture.ts'
import { openCaches } from '#platform/cache/caches.ts'
import type { MemberContext } from '#platform/context.ts'
import { bringUp } from '#platform/db/bring-up.ts'
import { type Db, openDatabase } from '#platform/db/db.ts'
import { cookieName } from '#platform/session/cookie.ts'
import { startSession } from '#platform/session/sessions.ts'
import { openVoteKeys, type VoteKeys } from '#platform/vote-keys.ts'
import { type CastKey, cast } from '../../demo/cast.ts'
import { PASSWORD } from '../../test/global-setup.ts'
import { remindOfPolls } from './notices.ts'
import { changePoll } from './officers.ts'
import { of, openPollWorld, type PollWorld } from './poll-world.fixture.ts'
import { showOne, vote } from './service.ts'

/** What a vote may change of an archive: the sealed ballot and its entry in the log, both of which name nobody. */
const OF_A_VOTE = ['ballot_sealed', 'governance_log']

let opened: PollWorld
let folder: string
beforeAll(async () => {
  opened = await openPollWorld()
  folder = await mkdtemp(join(tmpdir(), 'aerie-looks-'))
})
afterAll(async () => {
  await rm(folder, { recursive: true, force: true })
  await opened.world.close()
})

let taken = 0
async function takeOut() {
  const path = join(folder, `archive-${++taken}`)
  await archiveOf(opened.world, path)
  return path
}

/** All sessions as after an hour without a call: the next one is noted. */
const letHourPass = () =>
  sql`update sessions set last_seen_at = last_seen_at - interval '2 hours'`.execute(opened.world.ownerDb)

async function changesBy(act: () => Promise<unknown>) {
  await opened.world.work()
  const before = await readRows(await takeOut())
  await act()
  return differenceOf(before, await readRows(await takeOut()))
}

test('two archives around a vote name nobody, nor whose session was used for it', async () => {
  const { id } = await opened.ask()
  await opened.as('kenji')
  await letHourPass()
  const changes = await changesBy(() => opened.vote('kenji', id, 1))
  expect([...changes.keys()].sort()).toEqual(OF_A_VOTE)
  expect([...changes.values()].map((rows) => rows.length)).toEqual([1, 1])
})

test('nor do they where he signs in for it and looks around, but that the audit log has the sign-in', async () => {
  const { id } = await opened.ask()
  const signInAnd = async (act: (speak: ReturnType<typeof opened.world.speak>) => Promise<unknown>) => {
    const { visitor, speak } = opened.world
    const { status, cookie } = await visitor(signIn.withPassword, {
      body: { identifier: cast.rook.email, password: PASSWORD },
    })
    expect(status).toBe(200)
    await act(speak(cookie))
  }
  // The first time is told to all as news of the installation.
  await signInAnd(async () => {})
  const changes = await changesBy(() =>
    signInAnd(async (speak) => {
      await speak(feed.see, { body: { at: new Date().toISOString() } } as never)
      await speak(polls.list)
      expect((await speak(polls.vote, { ...of(id), body: { optionIndex: 2 } })).status).toBe(200)
    }),
  )
  expect([...changes.keys()].sort()).toEqual(['audit_entries', ...OF_A_VOTE])
  expect(changes.get('audit_entries')).toEqual([expect.stringContaining('session.start')])
})

test('an archive of the last day does not say who was reminded, in the bell or by mail', async () => {
  const { id } = await opened.ask({ endDate: opened.inHours(30) })
  const rook = await opened.as('rook')
  const { body: choice } = await rook(notifications.mailChoice)
  await rook(notifications.chooseMail, { body: { ...choice, polls: 'at_once' } })
  await opened.vote('kenji', id)
  await opened.world.mails()
  await opened.pass(10)
  const changes = await changesBy(async () => {
    await remindOfPolls(opened.world.ctx)
    expect((await opened.world.mails()).some(({ subject }) => subject?.includes('ends soon'))).toBe(true)
  })
  expect([...changes.keys()].filter((table) => /notif|mail|particip/.test(table) && table !== 'mail_days')).toEqual([])
  expect((await readRows(await takeOut())).get('notifications')?.some((row) => row.includes('_closing'))).toBe(false)
})

test('one archive names nobody who has voted on what is open, and after the close everybody, as the page does', async () => {
  const { id } = await opened.ask({ requiresQuorum: false })
  await opened.vote('kenji', id)
  const rowsOfBox = async () => {
    const { box_id } = await opened.world.db
      .selectFrom('polls')
      .select('box_id')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    const rows = (await readRows(await takeOut())).get('ballot_participation') ?? []
    return rows.filter((row) => row.startsWith(`${box_id}\t`)).map((row) => row.split('\t')[1])
  }
  expect(await rowsOfBox()).toEqual([])
  await opened.pass(2)
  await opened.show('kenji', id)
  expect(await rowsOfBox()).toEqual([String(await opened.world.idOf('kenji'))])
})

const setActive = async (player: CastKey, isActive: boolean) =>
  (await opened.as('marcus'))(memberChanges.update, {
    params: { memberId: String(await opened.world.idOf(player)) },
    body: { isActive },
  })

/** All that the product says of a poll to whoever looks at it, but for the time. */
async function look(id: number) {
  const { serverNow: _, ...shown } = await opened.show('marcus', id)
  const { log, ...audit } = await opened.audit(id, 'marcus')
  return { shown, audit, log }
}

test.each(['voted', 'not'])('switching a brother off and on says nothing of one who has %s', async (which) => {
  const { id, eligibleCount } = await opened.ask()
  await opened.vote('julian', id)
  if (which === 'voted') await opened.vote('teddy', id)
  const before = await look(id)
  expect(before.shown.eligibleCount).toBe(eligibleCount)
  for (const isActive of [false, true]) {
    expect((await setActive('teddy', isActive)).status).toBe(200)
    expect(await look(id)).toEqual(before)
  }
})

test.each(['voted', 'not'])(
  'nor does it say anything that one is deleted who has %s, or that others join',
  async (which) => {
    const { id } = await opened.ask()
    const marcus = await opened.as('marcus')
    const add = async (firstName: string) =>
      (
        await marcus(memberChanges.create, {
          body: { firstName, lastName: 'Passing', email: `${firstName}@example.org` },
        })
      ).body.id
    const member = await add(`leaver-${which}`)
    const asked = await opened.ask()
    const cookie = `${cookieName(opened.world.app)}=${await startSession(opened.world.ctx, member, 'Test browser')}`
    if (which === 'voted')
      expect((await opened.world.speak(cookie)(polls.vote, { ...of(asked.id), body: { optionIndex: 0 } })).status).toBe(
        200,
      )
    const before = [await look(id), await look(asked.id)]
    expect((await marcus(members.remove, { params: { memberId: String(member) } })).status).toBe(200)
    expect([await look(id), await look(asked.id)]).toEqual(before)
    await add(`joiner-${which}`)
    expect([await look(id), await look(asked.id)]).toEqual(before)
  },
)

test('an installation that comes out of an archive knows who has voted once it has the keys, and nobody votes twice', async () => {
  const { ctx, idOf } = opened.world
  const { id } = await opened.ask()
  const { id: left } = await opened.ask()
  const [former] = await opened.insertMembers(1, 'Former')
  const cookie = `${cookieName(opened.world.app)}=${await startSession(ctx, former ?? 0, 'Test browser')}`
  await opened.world.speak(cookie)(polls.vote, { ...of(left), body: { optionIndex: 0 } })
  for (const player of ['kenji', 'julian'] as const) await opened.vote(player, id, 1)
  await opened.vote('kenji', left)
  await sql`delete from members where id = ${former ?? 0}`.execute(opened.world.db)
  const known = await participationOf(opened.world.db)
  const archive = await takeOut()
  const installation = await openTarget()
  await restoreInto(installation, archive)
  await bringUp({ owner: installation.database, runtime: installation.database })
  const { db, close } = openDatabase(installation.database, { pool: 2 })
  const contextWith = async (player: CastKey, voteKeys: VoteKeys): Promise<MemberContext> => ({
    ...ctx,
    db,
    voteKeys,
    caches: openCaches(db, ctx.bus),
    actor: { id: await idOf(player), role: 'admin', sessionId: '', confirmedAt: new Date() },
  })

  // Without the keys nobody is known to have voted, nothing can be counted, and what was asked stays.
  const lost = await contextWith('julian', openVoteKeys(join(folder, 'lost')))
  await completeParticipation(lost)
  expect(await showOne(lost, id)).toMatchObject({ voteCount: 2, resultsVisible: false })
  await expect(changePoll(lost, id, { title: 'Another question' })).rejects.toThrow('Somebody has voted')
  await expect(sql`update polls set title = 'Else' where id = ${id}`.execute(db)).rejects.toThrow('stays as it was')

  // The keys are brought while it runs: who has voted is refused even before that is said again.
  const kenji = await contextWith('kenji', ctx.voteKeys)
  await expect(vote(kenji, id, { optionIndex: 0 })).rejects.toThrow('You have already voted')
  await completeParticipation(kenji)
  await completeParticipation(kenji)
  expect(await participationOf(db)).toEqual(known)
  expect(await showOne(kenji, id)).toMatchObject({
    hasVoted: true,
    userVote: 'option_2',
    optionVotes: { option_2: 2 },
  })
  await expect(
    sql`select complete_ballot_participation(box_id, '{1}') from polls where id = ${id}`.execute(db),
  ).rejects.toThrow('more have voted than there are ballots')
  await close()
  await installation.close()
})

/** Who has voted into which box, in an order of its own. */
const participationOf = async (db: Db) =>
  (
    await sql<{ box_id: number; member_id: number | null }>`select box_id, member_id from ballot_participation
      order by box_id, member_id nulls last`.execute(db)
  ).rows
