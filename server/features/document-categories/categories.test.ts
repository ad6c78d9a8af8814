// Categories of documents: named, ordered and removed by super admins; documents keep theirs, and one in use stays.
import { documentCategories } from '@aerie/contract/document-categories'
import { documents } from '@aerie/contract/documents'
import { settings } from '@aerie/contract/settings'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openSecondProcess } from '../../test/second-process.ts'
import { speaker } from '../../test/speak.ts'
import { openWorld, type World } from '../../test/world.ts'

type Wanted = { slug: string | null; label: string }[]

let world: World
let marcus: Awaited<ReturnType<World['as']>>
beforeAll(async () => {
  world = await openWorld()
  marcus = await world.as('marcus')
})
afterAll(() => world.close())

const shown = async () => (await marcus(settings.show)).body.documentCategories
const names = async () => (await shown()).map(({ label }) => label)
const change = async (categories: Wanted, known?: string[]) =>
  marcus(documentCategories.change, { body: { categories, known: known ?? (await names()) } })

/** A document as it lies in the database. */
async function addDocument(category: string) {
  const { rows } = await sql<{ id: number }>`
    with added as (
      insert into documents (title, category, access_level, created_role) values ('Songs', ${category}, 'members', 'member')
      returning id)
    insert into document_versions (document_id, number, code, filename, mime_type, kind, extension, file_size, sha256, state)
    select id, 1, lpad(id::text, 22, 'x'), 'songs.txt', 'text/plain', 'text', 'txt', 1, sha256(''), 'ready' from added
    returning document_id as id`.execute(world.ownerDb)
  return rows[0]?.id ?? 0
}

test('the first ones are those that calls have always named', async () => {
  expect((await shown()).map(({ slug }) => slug)).toEqual([
    'general',
    'history',
    'future',
    'random',
    'comedy',
    '4019pine',
  ])
})

test('they are added, renamed and ordered, on record, and known in another process at once', async () => {
  const second = await openSecondProcess(world)
  const there = speaker(second.app)(await world.cookieOf('rook'))
  await there(settings.show)
  const heard = new Promise<void>((resolve) => {
    const stop = second.bus.subscribe(() => {
      stop()
      resolve()
    })
  })
  const [general, ...others] = await shown()
  const wanted = [...others, { slug: null, label: '  Liéder & songs ' }, { slug: general?.slug ?? '', label: 'Sundry' }]
  const before = await names()
  expect((await change(wanted)).status).toBe(200)
  await heard
  const after = (await there(settings.show)).body.documentCategories
  expect(after.slice(-2)).toEqual([
    { slug: 'lie-der-songs', label: 'Liéder & songs' },
    { slug: 'general', label: 'Sundry' },
  ])
  await second.close()
  const entry = await world.db
    .selectFrom('audit_entries')
    .select(['before', 'after'])
    .where('action', '=', 'document.categories')
    .executeTakeFirst()
  expect([entry?.before, entry?.after]).toEqual([{ categories: before }, { categories: await names() }])
})

test('one that documents are of stays, and a sentence says how many; renamed, it keeps them', async () => {
  const id = await addDocument('history')
  const without = (await shown()).filter(({ slug }) => slug !== 'history')
  const refused = await change(without)
  expect([refused.status, refused.problem.detail]).toEqual([
    409,
    'One document is of the category History. Give it another first, or rename the category.',
  ])
  await addDocument('history')
  expect((await change(without)).problem.detail).toMatch(/^2 documents are of the category History\. /)
  const renamed = (await shown()).map((one) => (one.slug === 'history' ? { ...one, label: 'Chronicle' } : one))
  expect((await change(renamed)).status).toBe(200)
  const counted = (await marcus(documentCategories.list)).body
  expect(counted.find(({ slug }) => slug === 'history')).toEqual({ slug: 'history', label: 'Chronicle', documents: 2 })
  const moved = await sql`update documents set category = 'future' where category = 'history'`.execute(world.ownerDb)
  expect([id > 0, moved.numAffectedRows]).toEqual([true, 2n])
  expect((await change((await shown()).filter(({ slug }) => slug !== 'history'))).status).toBe(200)
})

test('a document is given none that is gone', async () => {
  const id = await addDocument('future')
  const fields = { title: 'Songs', description: null, accessLevel: 'members' as const }
  const save = (category: string) =>
    marcus(documents.save, { params: { documentId: String(id) }, body: { ...fields, category } })
  const { status, problem } = await save('history')
  expect([status, problem.errors?.[0]?.message]).toEqual([400, 'This category is gone. Choose another.'])
  // What it has been of all along needs no asking.
  await sql`update documents set category = 'lost' where id = ${id}`.execute(world.ownerDb)
  expect((await save('lost')).body.category).toBe('lost')
  expect((await save('general')).body.category).toBe('general')
})

test.each<[string, (now: Wanted) => Wanted, number, string]>([
  ['two of one name', (now) => [...now, { slug: null, label: 'SUNDRY' }], 400, 'SUNDRY stands there twice.'],
  ['one without a name', (now) => [...now, { slug: null, label: ' ' }], 400, 'A category needs a name'],
  ['a long one', (now) => [...now, { slug: null, label: 'x'.repeat(41) }], 400, 'A category has at most 40 characters'],
  [
    'one that was not there',
    (now) => [...now, { slug: 'x', label: 'X' }],
    400,
    'A category was not recognised. Look again.',
  ],
  ['none at all', () => [], 400, 'There has to be a category'],
  [
    'too many',
    (now) => [...now, ...Array.from({ length: 30 }, (_, at) => ({ slug: null, label: `Part ${at}` }))],
    400,
    'There are at most 30 categories',
  ],
])('%s: refused with a sentence, and nothing is changed', async (_, wanted, status, sentence) => {
  const before = await shown()
  const answer = await change(wanted(before))
  expect([answer.status, answer.problem.errors?.[0]?.message]).toEqual([status, sentence])
  expect(await shown()).toEqual(before)
})

test('of two who changed the same list the second is told, and brothers and admins change none', async () => {
  const now = await shown()
  expect((await change(now, ['General'])).status).toBe(409)
  for (const who of ['rook', 'samir'] as const) {
    const speak = await world.as(who)
    const body = { categories: now, known: await names() }
    expect((await speak(documentCategories.change, { body })).status).toBe(403)
    expect((await speak(documentCategories.list)).status).toBe(who === 'samir' ? 200 : 403)
  }
})
