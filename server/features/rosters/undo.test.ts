// An import is undone as a whole: who has not come in yet leaves again, who has stays, and nothing else changes.
import { invitations } from '@aerie/contract/invitations'
import { memberChanges } from '@aerie/contract/member-changes'
import { members } from '@aerie/contract/members'
import { people } from '@aerie/contract/people'
import { rosters } from '@aerie/contract/rosters'
import { signIn } from '@aerie/contract/sign-in'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { verifyChain } from '#platform/audit/audit.ts'
import { openWorld, type World } from '../../test/world.ts'

let world: World
let julian: Awaited<ReturnType<World['as']>>
let marcus: Awaited<ReturnType<World['as']>>
beforeAll(async () => {
  world = await openWorld()
})
afterAll(() => world.close())
beforeEach(async () => {
  julian = await world.as('julian')
  marcus = await world.as('marcus')
})

async function bringIn(csv: string, fields: Record<string, string> = {}, as = julian) {
  const { body } = await as(rosters.run, { form: { fields, file: { field: 'csv', name: 'spring.csv', content: csv } } })
  return { params: { importId: String(body.importId) } }
}
const find = async (email: string) => (await marcus(people.list)).body.find((member) => member.email === email)
const show = async (id: number) => (await marcus(members.show, { params: { memberId: String(id) } })).body

async function comeIn(email: string) {
  const mail = (await world.mails()).findLast(({ to }) => to?.[0]?.address === email)
  const token = /welcome\/([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? ''
  const [firstName = '', lastName = ''] = (mail?.text?.match(/Dear (\w+)/)?.[1] ?? 'X').split(' ')
  return world.visitor(signIn.acceptWelcome, {
    params: { token },
    body: { firstName, lastName: lastName || 'Newcome', email, newPassword: 'a feather of 1987' },
  })
}

test('who has come in stays, by name; the others leave with their invitations', async () => {
  const before = (await marcus(people.list)).body.length
  const one = await bringIn('name,email\nUma Newcome,uma@spring.example\nVal Newcome,val@spring.example\n', {
    invite: 'true',
  })
  expect((await comeIn('uma@spring.example')).status).toBe(200)
  expect((await julian(rosters.recent)).body[0]).toMatchObject({ fileName: 'spring.csv', imported: 2 })
  const { body: plan } = await julian(rosters.planUndo, one)
  expect(plan).toMatchObject({
    leaving: 1,
    staying: {
      count: 1,
      first: [{ member: { firstName: 'Uma' }, reason: 'He has come in, or has been given a password.' }],
    },
  })

  const { body } = await julian(rosters.undo, { ...one, body: { confirmed: 1 } })
  expect(body).toMatchObject({ message: '1 brother left again, 1 stays.', left: 1, staying: { count: 1 } })
  expect([await find('uma@spring.example'), await find('val@spring.example')]).toEqual([expect.anything(), undefined])
  expect((await marcus(people.list)).body).toHaveLength(before + 1)
  const pending = (await julian(invitations.list)).body.map(({ email }) => email)
  expect(pending).not.toContain('val@spring.example')
  expect((await julian(rosters.undo, { ...one, body: { confirmed: 0 } })).status).toBe(410)
  expect((await julian(rosters.recent)).body.map(({ importId }) => String(importId))).not.toContain(one.params.importId)
  expect(await verifyChain(world.db)).toMatchObject({ brokenAt: null })
})

test('nobody leaves when the number is another by now', async () => {
  const one = await bringIn('name,email\nWim Newcome,wim@spring.example\nXan Newcome,xan@spring.example\n')
  const { status, problem } = await julian(rosters.undo, { ...one, body: { confirmed: 1 } })
  expect([status, problem.detail]).toEqual([
    409,
    'Something has changed: 2 brothers would leave by now, not 1. Look again, and confirm that number.',
  ])
  expect(await find('wim@spring.example')).toBeDefined()
})

test('the lines of those who were there before are as they were', async () => {
  const marcusId = await world.idOf('marcus')
  await marcus(memberChanges.update, {
    params: { memberId: String(await world.idOf('kenji')) },
    body: { littleBrothers: ['Ygg Newcome'] },
  })
  const before = [await show(marcusId), await show(await world.idOf('kenji'))].map(
    ({ littleBrothers }) => littleBrothers,
  )
  expect(before[1]).toEqual(['Ygg Newcome'])
  const one = await bringIn(
    'name,email,big brother\nYgg Newcome,ygg@spring.example,\nZeb Newcome,zeb@spring.example,Marcus Oyelaran\n',
  )
  expect((await show(marcusId)).kin.littles.map(({ name }) => name)).toContain('Zeb Newcome')
  const ygg = await find('ygg@spring.example')
  expect((await show(await world.idOf('kenji'))).littleBrothers).toEqual([String(ygg?.id)])

  await julian(rosters.undo, { ...one, body: { confirmed: 2 } })
  const after = [await show(marcusId), await show(await world.idOf('kenji'))].map(
    ({ littleBrothers }) => littleBrothers,
  )
  expect(after).toEqual(before)
})

test('an admin undoes his own import alone, and takes no officer away', async () => {
  const theirs = await bringIn('name,email\nAbe Newcome,abe@spring.example\n', {}, marcus)
  const { status, problem } = await julian(rosters.planUndo, theirs)
  expect([status, problem.detail]).toEqual([403, 'Only super admins undo what another brought in.'])
  const own = await bringIn('name,email\nBea Newcome,bea@spring.example\n')
  const id = (await find('bea@spring.example'))?.id
  await marcus(memberChanges.update, { params: { memberId: String(id) }, body: { role: 'admin' } })
  expect((await julian(rosters.planUndo, own)).body).toMatchObject({ leaving: 0, staying: { count: 1 } })
  expect((await marcus(rosters.undo, { ...own, body: { confirmed: 1 } })).status).toBe(200)
})

test('after 30 days it stays', async () => {
  const one = await bringIn('name,email\nCal Newcome,cal@spring.example\n')
  await world.db
    .updateTable('imports')
    .set({ imported_at: sql`now() - interval '31 days'` })
    .where('id', '=', Number(one.params.importId))
    .execute()
  const { status, problem } = await julian(rosters.planUndo, one)
  expect([status, problem.detail]).toEqual([410, 'This import has been undone already, or is older than 30 days.'])
})

test('rows that were left over by what is undone are offered no more', async () => {
  const one = await bringIn('name,email\nDon Newcome,don@spring.example\nEve & Adam,eve@spring.example\n')
  expect((await marcus(rosters.remaining)).body.count).toBe(1)
  await julian(rosters.undo, { ...one, body: { confirmed: 1 } })
  expect((await marcus(rosters.remaining)).body.importId).not.toBe(Number(one.params.importId))
})

test('one who comes in at the same moment stays', async () => {
  const one = await bringIn('name,email\nFox Newcome,fox@spring.example\n', { invite: 'true' })
  await world.mails()
  const [undone, came] = await Promise.all([
    julian(rosters.undo, { ...one, body: { confirmed: 1 } }),
    comeIn('fox@spring.example'),
  ])
  const isThere = (await find('fox@spring.example')) !== undefined
  expect([
    [409, 200, true],
    [200, 410, false],
  ]).toContainEqual([undone.status, came.status, isThere])
})
