// Officers act on many members at once: on those they were told of, by the rules of the single act, or on nobody.
import { memberChanges } from '@aerie/contract/member-changes'
import { members } from '@aerie/contract/members'
import { type MemberFilter, selections } from '@aerie/contract/selections'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { verifyChain } from '#platform/audit/audit.ts'
import { openWorld, type World } from '../../test/world.ts'

let world: World
let julian: Awaited<ReturnType<World['as']>>
let marcus: Awaited<ReturnType<World['as']>>
beforeAll(async () => {
  world = await openWorld()
  julian = await world.as('julian')
  marcus = await world.as('marcus')
})
afterAll(() => world.close())

const filter = (differences: Partial<MemberFilter>): MemberFilter => ({
  q: '',
  role: null,
  noPassword: false,
  unconfirmed: false,
  ...differences,
})
const all = (differences: Partial<MemberFilter>, except: number[] = []) => ({ filter: filter(differences), except })

const add = async (firstName: string, lastName: string) =>
  (
    await julian(memberChanges.create, {
      body: { firstName, lastName, email: `${firstName}.${lastName}@many.example`.toLowerCase() },
    })
  ).body.id

const managed = async (id: number) => (await marcus(members.manage)).body.find((member) => member.id === id)
const mailedTo = async (part: string) =>
  (await world.mails()).flatMap(({ to }) => to?.[0]?.address ?? []).filter((address) => address.includes(part))
const entries = async (action: string, ids: number[]) =>
  world.db
    .selectFrom('audit_entries')
    .select(['object_id', 'before', 'after'])
    .where('action', '=', action)
    .where('object_id', 'in', ids.map(String))
    .execute()

describe('inviting all that match', () => {
  let four: number[]
  beforeAll(async () => {
    four = []
    for (const name of ['Asa', 'Bo', 'Cyd', 'Dov']) four.push(await add(name, 'Lindqvist'))
    await world.db
      .updateTable('members')
      .set({ email: null })
      .where('id', '=', four[3] ?? 0)
      .execute()
  })
  const selection = all({ q: 'lindqvist', noPassword: true })

  test('says before how many mails go and who gets none', async () => {
    const { body } = await julian(selections.planInvitations, { body: { selection } })
    expect(body).toMatchObject({ mails: 3, recent: 0, inactive: 0, hasPassword: 0, withdrawn: { count: 0 } })
    expect(body.noEmail).toMatchObject({ count: 1, first: [{ firstName: 'Dov' }] })
  })

  test('sends nothing when that number is another by now', async () => {
    const { status, problem } = await julian(selections.invite, { body: { selection, confirmed: 2 } })
    expect([status, problem.detail]).toEqual([
      409,
      'Something has changed: 3 mails would go by now, not 2. Look again, and confirm that number.',
    ])
    expect(await mailedTo('lindqvist')).toEqual([])
    expect((await managed(four[0] ?? 0))?.access).toBe('none')
  })

  test('mails each once, and keeps an entry of each', async () => {
    const { body } = await julian(selections.invite, { body: { selection, confirmed: 3 } })
    expect(body).toEqual({ message: '3 invitations are on their way.', mails: 3 })
    expect(await mailedTo('lindqvist')).toHaveLength(3)
    expect((await managed(four[0] ?? 0))?.access).toBe('invited')
    expect(await entries('member.invite', four)).toHaveLength(3)
    expect(await verifyChain(world.db)).toMatchObject({ brokenAt: null })
  })

  test('leaves out whoever was invited lately, unless that is asked for', async () => {
    const { body } = await julian(selections.planInvitations, { body: { selection } })
    expect(body).toMatchObject({ mails: 0, recent: 3 })
    const none = await julian(selections.invite, { body: { selection, confirmed: 3 } })
    expect(none.status).toBe(409)
    await julian(selections.invite, { body: { selection, again: true, confirmed: 3 } })
    expect(await mailedTo('lindqvist')).toHaveLength(6)
  })
})

describe('inviting many', () => {
  test('two officers at once send one mail to each', async () => {
    const both = [await add('Eli', 'Atonce'), await add('Finn', 'Atonce')]
    const send = { body: { selection: { ids: both }, confirmed: 2 } }
    const answers = await Promise.all([julian(selections.invite, send), marcus(selections.invite, send)])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    expect(await mailedTo('atonce')).toHaveLength(2)
  })

  test('a private address cannot be found by searching for it', async () => {
    const id = await add('Secret', 'Keeper')
    await world.db
      .updateTable('members')
      .set({ privacy: sql`privacy || '{"email": "nobody"}'` })
      .where('id', '=', id)
      .execute()
    const { body } = await julian(selections.planInvitations, { body: { selection: all({ q: 'secret.reader@many' }) } })
    expect(body.mails).toBe(0)
  })

  test('many mails become due a minute’s worth at a time', async () => {
    await world.db
      .insertInto('members')
      .values(
        Array.from({ length: 130 }, (_, n) => ({
          first_name: `N${n}`,
          last_name: 'Crowd',
          email: `n${n}@crowd.example`,
        })),
      )
      .execute()
    await julian(selections.invite, { body: { selection: all({ q: 'crowd' }), confirmed: 130 } })
    expect(await mailedTo('crowd')).toHaveLength(60)
    const { rows } = await sql<{ jobs: number }>`
      select count(*) as jobs from jobs where kind = 'invitation-of-many' group by run_at order by run_at`.execute(
      world.db,
    )
    expect(rows).toEqual([{ jobs: 60 }, { jobs: 10 }])
  })
})

describe('changing the standing of all that match', () => {
  let three: number[]
  beforeAll(async () => {
    three = [await add('Gus', 'Standing'), await add('Hal', 'Standing'), await add('Ian', 'Standing')]
  })

  test('a role is given to each, with an entry of each', async () => {
    const body = { selection: all({ q: 'standing' }, [three[2] ?? 0]), act: 'make_admin' as const }
    expect((await marcus(selections.planStanding, { body })).body).toEqual({ changes: 2, unchanged: 0, refused: [] })
    const { body: done } = await marcus(selections.changeStanding, { body: { ...body, confirmed: 2 } })
    expect(done).toEqual({ message: '2 members are admins now.', changed: 2 })
    expect([await managed(three[0] ?? 0), await managed(three[2] ?? 0)]).toMatchObject([
      { role: 'admin' },
      { role: 'member' },
    ])
    expect(await entries('member.update', three)).toMatchObject([
      { before: { role: 'member' }, after: { role: 'admin', fields: ['role'], version: 2 } },
      { before: { role: 'member' }, after: { role: 'admin', fields: ['role'], version: 2 } },
    ])
  })

  test('nobody changes when the number is another by now', async () => {
    const body = { selection: { ids: three }, act: 'deactivate' as const }
    const { status, problem } = await marcus(selections.changeStanding, { body: { ...body, confirmed: 2 } })
    expect([status, problem.detail]).toEqual([
      409,
      'Something has changed: 3 members would change by now, not 2. Look again, and confirm that number.',
    ])
    expect((await managed(three[0] ?? 0))?.isActive).toBe(true)
  })

  test('deactivated members are signed out', async () => {
    const kenji = await world.as('kenji')
    const selection = { ids: [...three, await world.idOf('kenji')] }
    const act = 'deactivate' as const
    expect((await marcus(selections.changeStanding, { body: { selection, act, confirmed: 4 } })).status).toBe(200)
    expect((await kenji(members.own)).status).toBe(401)
    expect((await marcus(selections.planStanding, { body: { selection, act } })).body).toMatchObject({
      changes: 0,
      unchanged: 4,
    })
  })

  test('oneself is left out, by name and with the reason', async () => {
    const body = { selection: all({ role: 'super_admin' }), act: 'make_member' as const }
    const { body: plan } = await marcus(selections.planStanding, { body })
    expect(plan.refused).toMatchObject([{ member: { firstName: 'Marcus' }, reason: 'Nobody may change his own role.' }])
    const others = await marcus(selections.changeStanding, { body: { ...body, confirmed: plan.changes + 1 } })
    expect(others.status).toBe(409)
  })

  test('a role asks for the password again where it was typed long ago', async () => {
    const stale = await world.as('marcus')
    await world.db
      .updateTable('sessions')
      .set({ confirmed_at: sql`now() - interval '2 hours'` })
      .where('member_id', '=', await world.idOf('marcus'))
      .execute()
    const body = { selection: { ids: three }, act: 'make_member' as const, confirmed: 2 }
    expect((await stale(selections.changeStanding, { body })).problem.code).toBe('password_needed')
  })
})
