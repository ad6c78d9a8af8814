// A member takes along all that is kept of him, and nothing of anybody else.
import { account } from '@aerie/contract/account'
import { dataExport } from '@aerie/contract/data-export'
import { signIn } from '@aerie/contract/sign-in'
import { trips } from '@aerie/contract/trips'
import { strFromU8, unzipSync } from 'fflate'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { cast } from '../../demo/cast.ts'
import { registry } from '../../features.ts'
import { inDays } from '../../test/days-ahead.ts'
import { PASSWORD } from '../../test/global-setup.ts'
import { openWorld, type World } from '../../test/world.ts'
import { insertPhoto } from '../photos/photo.fixture.ts'
import { readSection } from './data.ts'

const SECTIONS = registry.exportSections

let world: World
beforeAll(async () => {
  world = await openWorld()
})
afterAll(() => world.close())

const SIDE = 'says who did something to what is not his; the log of what he did has it'

/** Columns that name a member and are not the beginning of a section, each with its reason. */
const LEFT_OUT: Record<string, string> = {
  'address_changes.asked_by': SIDE,
  'albums.deleted_by': SIDE,
  'backups.asked_by': SIDE,
  'document_reading_requests.asked_by': SIDE,
  'documents.created_by': 'the versions he uploaded stand for it',
  'family_contacts.changed_by': SIDE,
  'found_members.found_by': SIDE,
  'imports.undone_by': SIDE,
  'invitations.asked_by': SIDE,
  'lineage_refusals.one_id': 'says as much of the other side, who has refused',
  'lineage_refusals.other_id': 'says as much of the other side, who has refused',
  'join_requests.decided_by': SIDE,
  'lost_questions.asked_by': SIDE,
  'lost_questions.settled_by': SIDE,
  'news_images.uploaded_by': 'the news he wrote has them',
  'news_items.edited_by': SIDE,
  'passings.agreed_by': SIDE,
  'passings.marked_by': SIDE,
  'passkey_challenges.member_id': 'is gone after five minutes',
  'photo_flags.settled_by': SIDE,
  'photo_member_tags.tagged_by': SIDE,
  'photos.deleted_by': SIDE,
  'returned_mail.marked_by': SIDE,
  'settings.changed_by': SIDE,
  'trustee_sets.created_by': SIDE,
  'told_addresses.told_by': 'what he has answered has it',
  'unsought_members.noted_by': SIDE,
}

test('every column that names a member begins a section, or is left out for a reason', async () => {
  const { rows } = await sql<{ name: string }>`
    select conrelid::regclass || '.' || attname as name from pg_constraint
    join pg_attribute on attrelid = conrelid and attnum = any(conkey)
    where contype = 'f' and confrelid = 'members'::regclass order by 1`.execute(world.db)
  const taken = SECTIONS.map(({ table, by }) => `${table}.${by}`)
  expect(rows.map(({ name }) => name).filter((name) => !taken.includes(name) && !(name in LEFT_OUT))).toEqual([])
  expect(taken).toContain('copies.member_id')
  expect(taken).toContain('audit_entries.actor_id')
})

test.each(SECTIONS)('$title can be read', async (section) => {
  for await (const rows of readSection(world.db, section, await world.idOf('rook')))
    expect(Object.keys(rows[0] ?? {})).toEqual([...(section.about ? ['about'] : []), ...section.columns])
})

test('he gets a zip with a page to read and the same as JSON, and none of his secrets', async () => {
  const rook = await world.as('rook')
  const locations = ['Lisbon, Portugal']
  const trip = { title: 'Lisbon <b>', startDate: inDays(90), endDate: inDays(94), locations, isShared: true }
  expect((await rook(trips.create, { body: trip })).status).toBe(200)
  await rook(account.confirm, { body: { password: PASSWORD } })
  expect((await rook(dataExport.size)).body).toEqual({ photos: 0 })
  const cookie = (
    await world.visitor(signIn.withPassword, { body: { identifier: cast.rook.email ?? '', password: PASSWORD } })
  ).cookie
  const { statusCode, headers, rawPayload } = await world.app.inject({
    url: dataExport.download.path,
    headers: { cookie },
  })
  expect([statusCode, headers['content-type']]).toEqual([200, 'application/zip'])
  const files = unzipSync(rawPayload)
  const page = strFromU8(files['index.html'] ?? new Uint8Array())
  const text = strFromU8(files['data.json'] ?? new Uint8Array())
  const data = JSON.parse(text)
  expect(data.profile).toMatchObject({ firstName: cast.rook.firstName, email: cast.rook.email })
  expect(data.sections.map(({ title }: { title: string }) => title)).toEqual(SECTIONS.map(({ title }) => title))
  expect(text).not.toMatch(/token_hash|argon2|"hash"/)
  expect(page).toContain(`${cast.rook.lastName}`)
  expect(page).not.toContain('Lisbon <b>')
})

/** What the sections of somebody's export say that they are about. */
async function aboutIn(titles: string[], memberId: number) {
  const about: unknown[] = []
  for (const section of SECTIONS.filter(({ title }) => titles.includes(title)))
    for await (const rows of readSection(world.db, section, memberId)) about.push(...rows.map((row) => row.about))
  return new Set(about)
}

const OF_DOCUMENTS = ['Documents you uploaded', 'Documents you confirmed to have read', 'Documents you opened']

test('a document is called by its title while he may see it, and by nothing from then on', async () => {
  const id = await world.idOf('julian')
  const document = await world.db
    .insertInto('documents')
    .values({ title: 'A secret paper', category: 'general', access_level: 'members', created_by: id })
    .returning('id')
    .executeTakeFirstOrThrow()
  const file = { code: 'v'.repeat(22), filename: 'a.txt', mime_type: 'text/plain', kind: 'text', extension: 'txt' }
  const version = await world.db
    .insertInto('document_versions')
    .values({ ...file, document_id: document.id, number: 1, file_size: 1, sha256: Buffer.alloc(32), uploaded_by: id })
    .returning('id')
    .executeTakeFirstOrThrow()
  const own = { version_id: version.id, member_id: id }
  await world.db
    .insertInto('document_accesses')
    .values({ ...own, act: 'view' })
    .execute()
  await world.db.insertInto('document_readings').values(own).execute()
  for (const [level, called] of [
    ['members', 'A secret paper'],
    ['admin', 'A secret paper'],
    ['super_admin', 'a document'],
  ] as const) {
    await world.db.updateTable('documents').set({ access_level: level }).where('id', '=', document.id).execute()
    for (const title of OF_DOCUMENTS)
      expect(await aboutIn([title], id), `${title}, ${level}`).toEqual(new Set([called]))
  }
})

test('a photo under review or deleted, and an album in the bin, are called nothing', async () => {
  const id = await world.idOf('rook')
  const album = await world.db
    .insertInto('albums')
    .values({ title: 'The secret album', is_open: true, created_by: await world.idOf('kenji') })
    .returning('id')
    .executeTakeFirstOrThrow()
  const photo = await insertPhoto(world.db, { album_id: album.id, original_filename: 'secret.jpg', uploaded_by: id })
  await world.db.insertInto('photo_member_tags').values({ photo_id: photo.id, member_id: id, x: 50, y: 50 }).execute()
  await world.db
    .insertInto('photo_flags')
    .values({ photo_id: photo.id, flagged_by: id, reason: 'Not ours', reason_key: 'not ours' })
    .execute()
  const titles = ['Photos you are tagged in', 'Photos you reported']
  const set = (values: { is_flagged?: boolean; deleted_at?: Date | null }) =>
    world.db.updateTable('photos').set(values).where('id', '=', photo.id).execute()
  expect(await aboutIn(titles, id)).toEqual(new Set(['secret.jpg']))
  await set({ is_flagged: true })
  expect(await aboutIn(titles, id)).toEqual(new Set(['a photo']))
  await set({ is_flagged: false, deleted_at: new Date() })
  expect(await aboutIn(titles, id)).toEqual(new Set(['a photo']))
  await set({ deleted_at: null })
  const shared = ['Photos and videos you shared']
  expect(await aboutIn(shared, id)).toContain('The secret album')
  await world.db.updateTable('albums').set({ deleted_at: new Date() }).where('id', '=', album.id).execute()
  expect(await aboutIn(titles, id)).toEqual(new Set(['a photo']))
  expect(await aboutIn(shared, id)).not.toContain('The secret album')
})

async function rowsOf(title: string, memberId: number) {
  const rows: unknown[] = []
  for (const section of SECTIONS.filter((each) => each.title === title))
    for await (const part of readSection(world.db, section, memberId)) rows.push(...part)
  return rows
}

test('what a brother did who is inactive now is not told, and news that became a draft again only to officers', async () => {
  const [rook, kenji] = [await world.idOf('rook'), await world.idOf('kenji')]
  const activity = await world.db
    .insertInto('activity_items')
    .values({ member_id: kenji, type: 'work', description: 'works in secret', source_type: 'member', source_id: kenji })
    .returning('id')
    .executeTakeFirstOrThrow()
  await world.db
    .insertInto('activity_reactions')
    .values({ activity_id: activity.id, member_id: rook, emoji: '🦉' })
    .execute()
  const reacted = () => aboutIn(['Your reactions'], rook)
  expect(await reacted()).toContain('works in secret')
  const setInactive = (inactive_since: Date | null) =>
    world.db.updateTable('members').set({ inactive_since }).where('id', '=', kenji).execute()
  await setInactive(new Date())
  expect(await reacted()).not.toContain('works in secret')
  expect(await reacted()).toContain('what a brother did')
  await setInactive(null)

  const news = await world.db
    .insertInto('news_items')
    .values({ title: 'A draft', body: 'Rewritten by another', is_published: false, author_id: rook })
    .returning('id')
    .executeTakeFirstOrThrow()
  const written = async () => (await rowsOf('News you wrote', rook)).at(-1)
  expect(await written()).toMatchObject({ title: null, body: null })
  await world.db
    .updateTable('news_items')
    .set({ is_published: true, published_at: new Date() })
    .where('id', '=', news.id)
    .execute()
  expect(await written()).toMatchObject({ title: 'A draft', body: 'Rewritten by another' })
})

test('long ago typed, the password is asked for again', async () => {
  const kenji = await world.as('kenji')
  await world.db
    .updateTable('sessions')
    .set({ confirmed_at: new Date(0) })
    .execute()
  for (const endpoint of [dataExport.size, dataExport.download])
    expect((await kenji(endpoint)).problem.code).toBe('password_needed')
})
