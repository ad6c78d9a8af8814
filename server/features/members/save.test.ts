// Saving a profile over HTTP: what is taken, what is passed over, and what two who save at once are told.
import { feed } from '@aerie/contract/feed'
import { memberChanges } from '@aerie/contract/member-changes'
import { members } from '@aerie/contract/members'
import { residences } from '@aerie/contract/residences'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openWorld, type World } from '../../test/world.ts'

let world: World
let rook: Awaited<ReturnType<World['as']>>
let marcus: Awaited<ReturnType<World['as']>>
let rookId: string
beforeAll(async () => {
  world = await openWorld()
  rook = await world.as('rook')
  marcus = await world.as('marcus')
  rookId = String(await world.idOf('rook'))
})
afterAll(() => world.close())

const theirs = {
  params: {
    get memberId() {
      return rookId
    },
  },
}

test('what is typed comes back as it is kept', async () => {
  const { status, body } = await rook(memberChanges.save, {
    body: {
      familiar: '',
      currentPosition: '  Keeper ',
      companyTags: 'Northlight, , northlight,Harbour Press ',
      instagramUrl: '@rook.letters',
      significantOtherType: 'none',
      kids: [{ name: '' }, { name: 'Tomás', gender: 'boy', birthYear: 2019 }],
      bio: `${'Ünïcode 🪶 '.repeat(900)}<script>alert(1)</script> שלום`,
      interests: [
        'Regattas',
        { title: 'Salt Road', type: 'movie', image: 'https://elsewhere.example/p.jpg' },
        { title: 'The Long Watch', type: 'tv' },
      ],
      location: 'lisbon',
    },
  })
  expect(status).toBe(200)
  expect(body).toMatchObject({
    familiar: null,
    currentPosition: 'Keeper',
    title: 'Keeper',
    companyTags: ['Northlight', 'Harbour Press'],
    instagramUrl: 'https://www.instagram.com/rook.letters',
    significantOtherType: null,
    kids: [{ name: 'Tomás', gender: 'boy', birthYear: 2019 }],
    interests: [
      { title: 'Regattas', type: 'custom', image: null },
      { title: 'Salt Road', type: 'movie', image: null },
      { title: 'The Long Watch', type: 'tv', image: null },
    ],
    location: 'lisbon',
    country: 'Portugal',
  })
  expect(body.bio).toContain('<script>alert(1)</script> שלום')
  expect((await rook(members.own)).body).toEqual(body)
})

test('nothing changed is no save', async () => {
  const before = (await rook(members.own)).body
  const { body } = await rook(memberChanges.save, { body: { currentPosition: 'Keeper', version: before.version } })
  expect(body.version).toBe(before.version)
})

test.each([
  [{ firstName: ' ' }, 'firstName', 'First name is required'],
  [{ lastName: '' }, 'lastName', 'Last name is required'],
  [{ email: 'rook@' }, 'email', 'Valid email is required'],
  [{ tiktokUrl: 'not an address' }, 'tiktokUrl', 'Please enter a valid URL'],
  [{ linkedinUrl: 'javascript:alert(1)' }, 'linkedinUrl', 'Please enter a valid URL'],
  [{ kids: [{ name: '', birthYear: 2019 }] }, 'kids.0.name', 'Child name is required'],
  [{ bio: 'x'.repeat(20_001) }, 'bio', 'At most 20000 characters'],
])('%j is refused at its field, and changes nothing', async (body, path, message) => {
  const before = (await rook(members.own)).text
  const { status, problem } = await rook(memberChanges.save, { body })
  expect(status).toBe(400)
  expect(problem.errors).toContainEqual({ path, message })
  expect((await rook(members.own)).text).toBe(before)
})

test('what only super admins may change is passed over from others', async () => {
  const { class: year, pledgeClass, lineageColor, role } = (await rook(members.own)).body
  const sent = { class: 1, pledgeClass: 2, lineageColor: 'black', role: 'super_admin', isActive: false } as const
  const { status, body } = await rook(memberChanges.save, { body: { ...sent, cohort: 'Autumn' } })
  expect(status).toBe(200)
  expect(body).toMatchObject({ class: year, pledgeClass, lineageColor, role, isActive: true, cohort: 'Autumn' })
  expect((await marcus(memberChanges.update, { ...theirs, body: { pledgeClass: 30 } })).body.pledgeClass).toBe(30)
})

test('a class that is given sets the pledge class of whoever has none', async () => {
  const change = async (body: object) => (await marcus(memberChanges.update, { ...theirs, body })).body
  await change({ pledgeClass: null, class: null })
  expect(await change({ class: 1994 })).toMatchObject({ class: 1994, pledgeClass: null })
  expect(await change({ class: 12 })).toMatchObject({ class: 12, pledgeClass: 12 })
  expect(await change({ class: 13 })).toMatchObject({ class: 13, pledgeClass: 12 })
})

test('whoever saves the same field second is told who was first; other fields come together', async () => {
  const { version } = (await rook(members.own)).body
  await marcus(memberChanges.update, { ...theirs, body: { quote: 'His.', version } })
  const refused = await rook(memberChanges.save, { body: { quote: 'Mine.', cohort: 'Spring', version } })
  expect(refused.status).toBe(409)
  expect(refused.problem.changes).toMatchObject([{ by: 'Marcus Oyelaran', fields: ['quote'] }])
  expect((await rook(members.own)).body).toMatchObject({ quote: 'His.', cohort: 'Autumn' })

  expect((await rook(memberChanges.save, { body: { cohort: 'Spring', version } })).body.cohort).toBe('Spring')
  const now = (await rook(members.own)).body.version
  expect((await rook(memberChanges.save, { body: { quote: 'Mine.', version: now } })).body.quote).toBe('Mine.')
})

test('saves of one record at the same moment all land, each upon the one before', async () => {
  const { version } = (await rook(members.own)).body
  const quotes = ['One.', 'Two.', 'Three.']
  const save = (quote: string) => rook(memberChanges.save, { body: { quote } })
  // Held, so that all have read before one writes.
  const saving = await world.ownerDb.transaction().execute(async (holding) => {
    await holding.selectFrom('members').select('id').where('id', '=', Number(rookId)).forUpdate().execute()
    const begun = quotes.map(save)
    await expect.poll(countWaiting).toBe(quotes.length)
    return { begun }
  })
  const saved = await Promise.all(saving.begun)
  expect(saved.map(({ status }) => status)).toEqual(quotes.map(() => 200))
  expect((await rook(members.own)).body.version).toBe(version + quotes.length)
  const entries = await world.db
    .selectFrom('audit_entries')
    .select(['before', 'after'])
    .where('object_id', '=', rookId)
    .orderBy('id', 'desc')
    .limit(quotes.length)
    .execute()
  const kept = entries.reverse().map(({ before, after }) => ({ before: Object(before), after: Object(after) }))
  expect(kept.map(({ after }) => after.version)).toEqual(quotes.map((_, at) => version + 1 + at))
  expect(kept.slice(1).map(({ before }) => before.quote)).toEqual(kept.slice(0, -1).map(({ after }) => after.quote))
})

const countWaiting = async () => {
  const waiting = sql<{ n: number }>`select count(*)::int as n from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`
  return (await waiting.execute(world.db)).rows[0]?.n
}

test('a tie that somebody else drew counts as a change of this record', async () => {
  const { version } = (await rook(members.own)).body
  const little = String(await world.idOf('mateo'))
  await marcus(memberChanges.update, { params: { memberId: little }, body: { bigBrother: 'none' } })
  const { status, problem } = await rook(memberChanges.save, { body: { littleBrothers: [little], version } })
  expect(status).toBe(409)
  expect(problem.changes).toMatchObject([{ fields: ['littleBrothers'] }])
})

test('a save tells the feed, and takes back what has become private', async () => {
  await rook(memberChanges.save, { body: { location: 'Oslo, Norway' } })
  const moved = async () => (await marcus(feed.activity)).body.filter(({ type }) => type === 'location')
  expect(await moved()).toMatchObject([{ description: 'moved to Oslo, Norway', memberId: Number(rookId) }])
  const { own } = (await rook(members.own)).body
  if (!own) throw new Error('his own record says who sees what')
  await rook(memberChanges.save, { body: { privacy: { ...own.privacy, city: 'officers' } } })
  expect(await moved()).toEqual([])
})

test('an officer hears that another member has the address he types', async () => {
  const taken = await marcus(memberChanges.update, { ...theirs, body: { email: 'teddy.vance@aerie.example' } })
  expect(taken.status).toBe(409)
})

test('companies are counted under the spelling most brothers use', async () => {
  await marcus(memberChanges.save, { body: { companyTags: ['northlight', 'Zephyr & Sons'] } })
  const { body } = await rook(members.companies)
  expect(body.filter(({ name }) => /northlight$/i.test(name))).toHaveLength(1)
  expect(body).toContainEqual(expect.objectContaining({ name: 'Zephyr & Sons', usageCount: 1 }))
})

test('a place that nobody knows keeps the country it names, or that is given; then he is on no map', async () => {
  const move = async (place: { location: string; country?: string | null }) =>
    (await rook(memberChanges.save, { body: place })).body
  expect(await move({ location: 'Lisbon, Portugal' })).toMatchObject({ city: 'Lisbon', country: 'Portugal' })
  expect(await move({ location: 'Kleinkleckersdorf, Germany' })).toMatchObject({ city: null, country: 'Germany' })
  const { body: onMap } = await rook(residences.map)
  expect(onMap.flatMap((place) => place.members).map(({ id }) => String(id))).not.toContain(rookId)
  expect(await move({ location: 'Kleinkleckersdorf' })).toMatchObject({ city: null, country: null })
  expect(await move({ location: 'Nowhere', country: 'Austria' })).toMatchObject({ city: null, country: 'Austria' })
  expect(await move({ location: 'Porto, Portugal', country: null })).toMatchObject({
    city: 'Porto',
    country: 'Portugal',
  })
})

test('who is taken for a brother of the wrong city leaves the map until he lives elsewhere', async () => {
  const save = async (body: { location?: string; isOnMap?: boolean }) => (await rook(memberChanges.save, { body })).body
  expect(await save({ location: 'Riga, Latvia' })).toMatchObject({ city: 'Riga', isOnMap: true })
  expect(await save({ isOnMap: false })).toMatchObject({
    location: 'Riga, Latvia',
    city: null,
    country: 'Latvia',
    isOnMap: false,
  })
  // What else he saves brings nothing back; looked for again, it is found again.
  expect(await save({ location: 'Riga, Latvia' })).toMatchObject({ city: null, isOnMap: false })
  expect(await save({ isOnMap: true })).toMatchObject({ city: 'Riga', isOnMap: true })
  expect(await save({ isOnMap: false })).toMatchObject({ city: null })
  expect(await save({ location: 'Tallinn, Estonia' })).toMatchObject({ city: 'Tallinn', isOnMap: true })
  expect(await save({ location: 'Vilnius', isOnMap: false })).toMatchObject({ city: null, isOnMap: false })
})

test('where nothing tells which city is meant he is on no map', async () => {
  const { body } = await rook(memberChanges.save, { body: { location: 'Newcastle' } })
  expect(body).toMatchObject({ location: 'Newcastle', city: null, country: null })
  const { body: told } = await rook(memberChanges.save, { body: { country: 'Australia' } })
  expect(told).toMatchObject({ location: 'Newcastle', city: 'Newcastle', country: 'Australia' })
  const { body: elsewhere } = await rook(memberChanges.save, { body: { country: 'Nowhereland' } })
  expect(elsewhere).toMatchObject({ city: 'Newcastle', country: 'Nowhereland' })
})
