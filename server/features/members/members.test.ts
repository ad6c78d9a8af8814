// Looking at members, adding, changing and removing them, over HTTP.

import { memberChanges } from '@aerie/contract/member-changes'
import { members } from '@aerie/contract/members'
import { people } from '@aerie/contract/people'
import { session } from '@aerie/contract/session'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { announceMembers } from '#features/people/service.ts'
import { cast } from '../../demo/cast.ts'
import { openWorld, type World } from '../../test/world.ts'

let world: World
beforeAll(async () => {
  world = await openWorld()
})
afterAll(() => world.close())

const path = (id: number) => ({ params: { memberId: String(id) } })

describe('the directory', () => {
  test('lists everyone by last name, and costs nothing the second time', async () => {
    const rook = await world.as('rook')
    const first = await rook(people.list)
    const names = first.body.map(({ lastName }) => lastName)
    expect(names).toEqual([...names].sort(new Intl.Collator('en', { sensitivity: 'base' }).compare))
    expect(names).toHaveLength(Object.keys(cast).length)

    const etag = String(first.headers.etag)
    expect((await rook(people.list, { headers: { 'if-none-match': etag } })).status).toBe(304)
    const marcus = await world.as('marcus')
    await marcus(memberChanges.update, {
      ...path(await world.idOf('eamon')),
      body: { currentCompany: 'The Pepper Room' },
    })
    expect((await rook(people.list, { headers: { 'if-none-match': etag } })).status).toBe(200)
  })

  test('comes compressed to browsers that can unpack it', async () => {
    const rook = await world.as('rook')
    const { headers } = await rook(people.list, { headers: { 'accept-encoding': 'br, gzip' } })
    expect(headers['content-encoding']).toBe('br')
  })

  test('is paged with limit, each page naming the next', async () => {
    const rook = await world.as('rook')
    const everyone = (await rook(people.list)).body.map(({ id }) => id)
    const paged: number[] = []
    for (let cursor: string | undefined = ''; cursor !== undefined; ) {
      const page: { body: { id: number }[]; headers: Record<string, unknown> } = await rook(people.list, {
        query: { limit: '7', ...(cursor && { cursor }) },
      })
      paged.push(...page.body.map(({ id }) => id))
      cursor = /cursor=(\d+)/.exec(String(page.headers.link))?.[1]
    }
    expect(paged).toEqual(everyone)
  })

  test('searches without accents or case, over names, work and place', async () => {
    const rook = await world.as('rook')
    const found = async (q: string) => (await rook(people.list, { query: { q } })).body.map(({ id }) => id)
    const soren = await world.idOf('soren')
    expect(await found('soren HALV')).toEqual([soren])
    expect(await found(`${cast.soren.company?.split(' ')[0]} soren`)).toEqual([soren])
    expect(await found('nobody has this name')).toEqual([])
  })

  test('refuses a limit out of bounds and filters it does not know', async () => {
    const rook = await world.as('rook')
    expect((await rook(people.list, { query: { limit: '201' } })).problem.detail).toBe('At most 200')
    expect((await rook(people.list, { query: { colour: 'blue' } as never })).status).toBe(400)
  })
})

test('a profile shows a brother whole, with his kin', async () => {
  const rook = await world.as('rook')
  const { body } = await rook(members.show, path(await world.idOf('rook')))
  expect(body).toMatchObject({
    firstName: cast.rook.firstName,
    bio: cast.rook.bio,
    title: cast.rook.position,
    company: cast.rook.company,
  })
  expect((await rook(members.own)).body).toEqual(body)
})

test('what nobody knows of is not found, and reserved words are no ids', async () => {
  const rook = await world.as('rook')
  for (const memberId of ['999999', '0', '-1', '1e3', '99999999999', 'active', '../1', "1'--"])
    expect((await rook(members.show, { params: { memberId } })).status, memberId).toBe(404)
})

describe('Add Member', () => {
  const body = { firstName: 'Anselm', lastName: 'Dorsey', email: 'anselm@aerie.example' }

  test('adds a member, who is there for everyone at once', async () => {
    const [julian, rook] = [await world.as('julian'), await world.as('rook')]
    const { body: added } = await julian(memberChanges.create, { body })
    expect(added).toMatchObject({ ...body, class: 1, pledgeClass: 1, role: 'member', isActive: true })
    expect((await rook(people.list)).body.some(({ id }) => id === added.id)).toBe(true)
  })

  test('whoever is added with a class is found by it, and founding classes can be given', async () => {
    const julian = await world.as('julian')
    const add = (email: string, classes: object) =>
      julian(memberChanges.create, { body: { ...body, email, ...classes } })
    expect((await add('third@aerie.example', { class: 3 })).body).toMatchObject({ class: 3, pledgeClass: 3 })
    expect((await add('none@aerie.example', { class: null })).body).toMatchObject({ class: null, pledgeClass: null })
    const founder = await add('founder@aerie.example', { class: 1, pledgeClass: -2 })
    expect(founder.body).toMatchObject({ class: null, pledgeClass: -2 })
    expect((await add('odd@aerie.example', { pledgeClass: 7 })).status).toBe(400)
  })

  test('says what is missing in the words of the form', async () => {
    const julian = await world.as('julian')
    const { status, problem } = await julian(memberChanges.create, {
      body: { firstName: ' ', lastName: '', email: 'x', class: 36 },
    })
    expect(status).toBe(400)
    expect(problem.errors).toEqual([
      { path: 'firstName', message: 'First name is required' },
      { path: 'lastName', message: 'Last name is required' },
      { path: 'email', message: 'Valid email is required' },
      { path: 'class', message: 'Class must be from 1 to 35' },
    ])
  })

  test('refuses an e-mail that another member has, and any role but member from an admin', async () => {
    const julian = await world.as('julian')
    const taken = await julian(memberChanges.create, { body: { ...body, email: cast.rook.email } })
    expect([taken.status, taken.problem.detail]).toEqual([409, 'Another member has this e-mail address.'])
    const promoted = await julian(memberChanges.create, { body: { ...body, email: 'b@aerie.example', role: 'admin' } })
    expect([promoted.status, promoted.problem.detail]).toEqual([403, 'Only super admins may give this role.'])
  })
})

describe('changing a member', () => {
  test('a new role holds at once, in sessions that are open', async () => {
    const [marcus, kenji] = [await world.as('marcus'), await world.as('kenji')]
    expect((await kenji(members.manage)).status).toBe(403)
    await marcus(memberChanges.update, { ...path(await world.idOf('kenji')), body: { role: 'admin' } })
    expect((await kenji(members.manage)).status).toBe(200)
    await marcus(memberChanges.update, { ...path(await world.idOf('kenji')), body: { role: 'member' } })
    expect((await kenji(members.manage)).status).toBe(403)
  })

  test('nobody changes his own role', async () => {
    const marcus = await world.as('marcus')
    const { status, problem } = await marcus(memberChanges.update, {
      ...path(await world.idOf('marcus')),
      body: { role: 'member' },
    })
    expect([status, problem.detail]).toEqual([403, 'Nobody may change his own role.'])
  })

  test('two super admins who put each other out at once do not leave the organisation without one', async () => {
    const other = await openWorld()
    const [marcus, conrad] = [await other.as('marcus'), await other.as('conrad')]
    const answers = await Promise.all([
      marcus(memberChanges.update, { ...path(await other.idOf('conrad')), body: { role: 'member' } }),
      conrad(memberChanges.update, { ...path(await other.idOf('marcus')), body: { isActive: false } }),
    ])
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    const { superAdmins } = await other.db
      .selectFrom('members')
      .select((eb) => eb.fn.countAll<number>().as('superAdmins'))
      .where('role', '=', 'super_admin')
      .where('inactive_since', 'is', null)
      .executeTakeFirstOrThrow()
    expect(superAdmins).toBe(1)
    await other.close()
  })

  test('each change is in the audit log with what was and what is', async () => {
    const marcus = await world.as('marcus')
    const id = await world.idOf('wyatt')
    await marcus(memberChanges.update, { ...path(id), body: { currentCompany: 'Fernhill Strings' } })
    const entry = await world.db
      .selectFrom('audit_entries')
      .selectAll()
      .where('object_id', '=', String(id))
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow()
    expect(entry).toMatchObject({
      action: 'member.update',
      after: { company: 'Fernhill Strings' },
      before: { company: cast.wyatt.company },
    })
  })
})

test('a removed member is gone; his kin keep his name, his cookie opens nothing', async () => {
  const [marcus, julian] = [await world.as('marcus'), await world.as('julian')]
  const kin = (await julian(members.own)).body.kin
  const relative = kin.big ?? kin.littles[0]
  if (!relative?.id) throw new Error('Julian needs a big or little brother for this test')
  const id = await world.idOf('julian')
  expect((await marcus(members.remove, path(id))).status).toBe(200)

  expect((await julian(session.current)).status).toBe(401)
  expect((await marcus(members.show, path(id))).status).toBe(404)
  const theirs = (await marcus(members.show, path(relative.id))).body.kin
  const remembered = [theirs.big, ...theirs.littles].find((one) => one?.name.endsWith(cast.julian.lastName))
  expect(remembered).toMatchObject({ id: null })
})

test('a colour is inherited from the nearest big brother who has one', async () => {
  const rook = await world.as('rook')
  const teddy = await world.idOf('teddy')
  await world.db.updateTable('members').set({ lineage_color: null }).where('id', '=', teddy).execute()
  await announceMembers(world.ctx, 'person')
  expect((await rook(members.show, path(teddy))).body.lineageColor).toBe(cast.rook.lineageColor)
})
