// What health says of papers, photos and films that wait to be made ready, or could not be.
import { health } from '@aerie/contract/health'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type DocumentWorld, openDocumentWorld } from '#features/documents/document-world.fixture.ts'
import { insertPhoto } from '#features/photos/photo.fixture.ts'

let opened: DocumentWorld
let albumId: number
beforeAll(async () => {
  opened = await openDocumentWorld({ installation: { hasFfmpeg: true, office: 'caged' } })
  const album = await opened.world.db
    .insertInto('albums')
    .values({ title: 'Hollow Pines', created_by: null, is_open: true })
    .returning('id')
    .executeTakeFirstOrThrow()
  albumId = album.id
})
afterAll(() => opened.world.close())

const look = async (of: 'films' | 'office') =>
  (await opened.as('marcus')(health.details)).body.findings.find(({ id }) => id === of)

const photo = (values: object) => insertPhoto(opened.world.db, { album_id: albumId, ...values })
const hoursAgo = (hours: number) => new Date(Date.now() - hours * 3_600_000)

test('where all is made ready, that is said', async () => {
  await opened.add()
  await photo({})
  expect(await look('films')).toMatchObject({ state: 'good', figure: '0 waiting' })
  expect(await look('office')).toMatchObject({ state: 'good', figure: '0 waiting' })
})

test('photos and films that failed this week or wait for hours are told, and what lies in the bin is not', async () => {
  await photo({ state: 'making' })
  expect(await look('films')).toMatchObject({ state: 'good', figure: '1 waiting' })
  await photo({ state: 'making', media_type: 'video', queued_at: hoursAgo(3) })
  expect(await look('films')).toMatchObject({
    state: 'attention',
    title: 'Some films wait to be made ready',
    sentence: '1 film waits to be made ready, the oldest for 3 hours.',
  })
  await photo({ state: 'failed', failure: 'Once.', deleted_at: new Date() })
  await photo({ state: 'failed', failure: 'Once.', queued_at: hoursAgo(24 * 8) })
  expect((await look('films'))?.title).toBe('Some films wait to be made ready')
  await photo({ state: 'failed', failure: 'Once.' })
  await photo({ state: 'failed', failure: 'Once.' })
  expect(await look('films')).toMatchObject({
    title: 'Some photos could not be made ready',
    sentence: expect.stringMatching(/^2 photos of this week could not be made ready .* 1 film waits/),
  })
})

test('documents that failed, and those of which LibreOffice made nothing', async () => {
  const set = (values: string) => sql.raw(`update document_versions set ${values}`).execute(opened.world.db)
  await set('conversion_failed_at = now()')
  expect(await look('office')).toMatchObject({
    state: 'good',
    sentence: expect.stringMatching(/Of 1 file this week it made none, and they are shown in a simpler form\.$/),
  })
  await set("state = 'failed'")
  expect(await look('office')).toMatchObject({
    state: 'attention',
    title: 'Some documents could not be made ready',
    sentence: '1 document of this week could not be made ready to be shown.',
  })
})
