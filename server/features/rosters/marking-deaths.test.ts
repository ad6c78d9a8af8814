// Those of whom a roster says that they have died are marked together, and agreed to together, as each would be alone.
import { notifications } from '@aerie/contract/notifications'
import { passings } from '@aerie/contract/passings'
import { rosters } from '@aerie/contract/rosters'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { cast } from '../../demo/cast.ts'
import { openWorld, type World } from '../../test/world.ts'
import { makeSuperAdmins } from '../passings/passings.fixture.ts'

let world: World
beforeAll(async () => {
  world = await openWorld()
  await makeSuperAdmins(world, 'julian')
  await (await world.as('marcus'))(rosters.run, {
    form: { file: { field: 'csv', name: 'alumni.csv', content: ROSTER }, fields: { invite: 'true' } },
  })
})
afterAll(() => world.close())

const ROSTER = `Name,E-mail,Status
Edmund Hale,edmund@example.org,Deceased (2019)
Louis Okoro,louis@example.org,verstorben 2011
Peter Voss,peter@example.org,Deceased
Ned Finch,ned@example.org,Deceased
`
const idOf = async (lastName: string) =>
  (await world.db.selectFrom('members').select('id').where('last_name', '=', lastName).executeTakeFirstOrThrow()).id
const listed = async (player: 'marcus' | 'julian' = 'marcus') =>
  (await (await world.as(player))(rosters.deaths)).body.map(({ member }) => member.lastName)
const waiting = async (player: 'marcus' | 'julian') => (await (await world.as(player))(rosters.markedDeaths)).body
const audited = async (action: string) =>
  (
    await world.db
      .selectFrom('audit_entries')
      .innerJoin('members', (join) => join.on(sql<boolean>`members.id::text = audit_entries.object_id`))
      .select('members.last_name')
      .where('action', '=', action)
      .execute()
  )
    .map(({ last_name }) => last_name)
    .toSorted()
const bell = async (player: 'marcus' | 'julian', kind: string) =>
  (await (await world.as(player))(notifications.list)).body.filter((one) => one.kind === kind)

test('those who are chosen are marked, each silenced and audited, with the file and its word as the source', async () => {
  const marcus = await world.as('marcus')
  const [hale, okoro, voss] = [await idOf('Hale'), await idOf('Okoro'), await idOf('Voss')]
  await world.db.insertInto('invitations').values({ member_id: voss, sent_at: new Date() }).execute()
  const { body } = await marcus(rosters.markDeaths, { body: { memberIds: [hale, okoro, voss] } })
  expect(body).toEqual({ done: 3 })
  expect(await listed()).toEqual(['Finch'])
  expect(await audited('member.mark-passed')).toEqual(['Hale', 'Okoro', 'Voss'])
  const { passing } = (await marcus(passings.show, { params: { memberId: String(hale) } })).body
  expect(passing).toMatchObject({ source: '“Status: Deceased (2019)” in alumni.csv', shownSince: null })
  const open = world.db.selectFrom('invitations').select('member_id').where('withdrawn_at', 'is', null)
  expect(await open.where('member_id', '=', voss).execute()).toEqual([])
})

test('the other super admin is told once, in the bell and by mail', async () => {
  await world.work()
  const mails = (await world.mails()).filter(
    ({ subject, to: [reader] = [] }) =>
      subject === 'A brother is marked as passed' && reader?.address === cast.julian.email,
  )
  expect(mails).toHaveLength(1)
  expect(mails[0]?.text).toContain('Edmund Hale and 2 others')
  expect(await bell('julian', 'passing_marked')).toMatchObject([{ name: 'Edmund Hale', others: 2 }])
})

test('one who stands there no more ends the act for all, and nobody is marked', async () => {
  const [finch, hale] = [await idOf('Finch'), await idOf('Hale')]
  const { status, problem } = await (await world.as('marcus'))(rosters.markDeaths, {
    body: { memberIds: [finch, hale] },
  })
  expect([status, problem.detail]).toEqual([409, expect.stringContaining('Not all of them stand in this list')])
  expect(await listed()).toEqual(['Finch'])
})

test('who marked cannot agree; another agrees to all of an import in one act, and all brothers see it', async () => {
  const memberIds = (await waiting('marcus')).map(({ member }) => member.id)
  expect((await waiting('marcus')).map(({ mayAgree }) => mayAgree)).toEqual([false, false, false])
  const own = await (await world.as('marcus'))(rosters.agreeDeaths, { body: { memberIds } })
  expect(own.problem.detail).toBe('Another super admin has to agree.')
  expect((await waiting('julian')).map(({ member, mayAgree }) => [member.lastName, mayAgree])).toEqual([
    ['Hale', true],
    ['Okoro', true],
    ['Voss', true],
  ])
  const { body } = await (await world.as('julian'))(rosters.agreeDeaths, { body: { memberIds } })
  expect(body).toEqual({ done: 3 })
  expect(await waiting('julian')).toEqual([])
  expect(await audited('member.agree-passed')).toEqual(['Hale', 'Okoro', 'Voss'])
  const shown = await world.db
    .selectFrom('members')
    .select('last_name')
    .where('id', 'in', memberIds)
    .where('remembered_since', 'is not', null)
    .execute()
  expect(shown).toHaveLength(3)
  expect(await bell('marcus', 'passing_shown')).toMatchObject([{ name: 'Edmund Hale', others: 2 }])
})

test('whose mark was a mistake stands in the list again; admins neither read nor mark', async () => {
  const hale = await idOf('Hale')
  await (await world.as('julian'))(passings.undo, { params: { memberId: String(hale) } })
  expect(await listed('julian')).toEqual(['Finch', 'Hale'])
  const desmond = await world.as('desmond')
  for (const { status } of [
    await desmond(rosters.markedDeaths),
    await desmond(rosters.markDeaths, { body: { memberIds: [hale] } }),
    await desmond(rosters.agreeDeaths, { body: { memberIds: [hale] } }),
  ])
    expect(status).toBe(403)
})
