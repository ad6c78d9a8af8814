// A brotherhood in which a word stands wherever something is kept, once for all to see and once for few.
import { albums } from '@aerie/contract/albums'
import { elections } from '@aerie/contract/elections'
import { gatherings } from '@aerie/contract/gatherings'
import { memberChanges } from '@aerie/contract/member-changes'
import { news } from '@aerie/contract/news'
import { photoTags } from '@aerie/contract/photo-tags'
import { polls } from '@aerie/contract/polls'
import { DEFAULT_PRIVACY } from '@aerie/contract/privacy'
import { search } from '@aerie/contract/search'
import { trips } from '@aerie/contract/trips'
import { sql } from 'kysely'
import { inDays } from '../../test/days-ahead.ts'
import { openDocumentWorld } from '../documents/document-world.fixture.ts'
import { insertPhoto } from '../photos/photo.fixture.ts'

export type SearchWorld = Awaited<ReturnType<typeof openSearchWorld>>
type Caller = Awaited<ReturnType<Awaited<ReturnType<typeof openDocumentWorld>>['world']['as']>>

/** Rook, Kenji and Samir are members, Julian is an admin, Marcus a super admin. */
export async function openSearchWorld() {
  const { world, add } = await openDocumentWorld()
  const [rook, kenji, julian, marcus] = await Promise.all([
    world.as('rook'),
    world.as('kenji'),
    world.as('julian'),
    world.as('marcus'),
  ])
  return {
    world,
    rook,
    kenji,
    julian,
    marcus,
    add,
    async newsItem(title: string, body: string, isPublished = true) {
      const { id } = (await julian(news.create, { body: { title, body } })).body
      if (isPublished) await julian(news.publish, { params: { newsId: String(id) }, body: {} })
    },
    photo: async (album_id: number, caption: string, given: { is_flagged?: boolean; deleted_at?: Date } = {}) =>
      (await insertPhoto(world.db, { album_id, caption, uploaded_by: await world.idOf('samir'), ...given })).id,
    album: async (title: string) => (await rook(albums.create, { body: { title } })).body.id,
    trip: (title: string, isShared: boolean) =>
      kenji(trips.create, {
        body: {
          title,
          locations: ['Reykjavík, Iceland'],
          startDate: inDays(9),
          endDate: inDays(12),
          isShared,
        },
      }),
    gathering: async (title: string, audience: object = {}, by = rook) => {
      const { body } = await by(gatherings.create, {
        body: { title, location: 'Reykjavík, Iceland', startDate: inDays(11), startTime: '19:00', ...audience },
      })
      return body.id
    },
    nameTag: (photoId: number, tagName: string, by = rook) =>
      by(photoTags.addCustom, { params: { photoId: String(photoId) }, body: { tagName } }),
    async find(by: Caller, q: string, limit = 50) {
      const { status, body, text } = await by(search.find, { query: { q, limit: String(limit) } })
      if (status !== 200) throw new Error(text)
      return body.groups
    },
  }
}

/** What everybody may see. */
export async function fillForAll(house: SearchWorld) {
  const { world, rook, julian, add, newsItem, photo, album, trip, nameTag, gathering } = house
  await add({ title: 'Porch rules', content: 'Nobody sleeps on the porch. The regatta is at Reykjavík.' })
  await add({ title: 'Minutes of May', content: 'The porch was painted. Reykjavík was far away.' })
  await newsItem('The porch is level again', 'After 41 years, and [with help](/profile/1).')
  await newsItem('Regatta', 'We sail from **Reykjavík** to the porch of Rook.')
  const [porch, ridge] = [await album('The porch'), await album('Ridge walk')]
  await photo(porch, 'Paint')
  const seen = await photo(ridge, 'Lunch on the porch, before Reykjavík')
  await nameTag(seen, 'Porch people')
  await rook(photoTags.tag, { params: { photoId: String(seen) }, body: { memberId: await world.idOf('mateo') } })
  await trip('Porches of the world', true)
  await gathering('Supper on the porch')
  await rook(memberChanges.save, { body: { location: 'Reykjavík, Iceland' } })
  await fillForNobody(house)
  const inAWeek = new Date(Date.now() + 7 * 86_400_000).toISOString()
  await julian(polls.create, {
    body: { title: 'Where do we meet?', options: ['On the porch', 'Reykjavík'], endDate: inAWeek } as never,
  })
  await julian(elections.create, {
    body: {
      title: 'Warden of the porch',
      startDate: new Date(Date.now() - 3_600_000).toISOString(),
      endDate: inAWeek,
      positions: [{ title: 'Warden', candidates: [{ memberId: await world.idOf('rook') }] }],
    } as never,
  })
}

/** What is left of somebody who is inactive: his trip's news and what he did, which nobody is shown. */
async function fillForNobody({ world }: SearchWorld) {
  const { rows } = await sql<{ id: number }>`insert into members (first_name, last_name, inactive_since)
    values ('Silas', 'Gone', now()) returning id`.execute(world.db)
  const id = rows[0]?.id ?? 0
  await sql`insert into activity_items (member_id, source_type, source_id, type, description)
    values (${id}::int, 'member', ${id}::int, 'work', 'keeps the porch at Reykjavík')`.execute(world.db)
  await sql`insert into news_items (title, body, excerpt, format, author_id, is_published, published_at, source_type, source_id)
    values ('Porch', 'Silas sails to Reykjavík.', 'Silas sails.', 'markdown', ${id}::int, true, now(), 'trip', 1000000)`.execute(
    world.db,
  )
}

/** What a brother keeps from others: his city, his telephone, his mail, and that he is on photos. */
export async function hideOwn({ world }: SearchWorld) {
  const luca = await world.as('luca')
  await luca(memberChanges.save, {
    body: {
      location: 'Zanzibar, Tanzania',
      privacy: { ...DEFAULT_PRIVACY, city: 'officers', email: 'officers', phone: 'officers' },
    },
  })
  const mateo = await world.as('mateo')
  await mateo(photoTags.saveConsent, { body: { consent: 'never' } })
  const teddy = await world.as('teddy')
  await teddy(photoTags.saveConsent, { body: { consent: 'ask' } })
}

/** What some may see, or nobody: the same words, where they would be found first. */
export async function fillForFew(house: SearchWorld) {
  const { world, rook, julian, marcus, add, newsItem, photo, album, trip, nameTag, gathering } = house
  await add({ title: 'Porch', level: 'admin', content: 'Reykjavík, and who may know of it.' })
  await add({ title: 'Porch of officers', level: 'super_admin', content: 'Reykjavík, for three of us. Zanzibar.' })
  await newsItem('Porch', 'A draft about Reykjavík and Zanzibar.', false)
  const [open, gone] = [await album('Q'), await album('Porch of the past')]
  await nameTag(await photo(open, 'Porch, Reykjavík, Zanzibar', { is_flagged: true }), 'Zanzibar porch', marcus)
  await photo(open, 'Porch in the bin, Reykjavík', { deleted_at: new Date() })
  await photo(gone, 'Porch that went with its album')
  await rook(albums.remove, { params: { albumId: String(gone) } })
  await trip('Porch at night', false)
  // Sooner than what all are asked to, so that it is what a place would tell of.
  const few = { audience: 'named', asked: [await world.idOf('kenji')], startDate: inDays(4) }
  await gathering('Porch of few, Zanzibar', few, marcus)
  const down = await gathering('Porch that officers took down', { startDate: inDays(3) }, marcus)
  await julian(gatherings.takeDown, { params: { gatheringId: String(down) }, body: { reason: 'No.' } })
  // He is asked first, and has not answered.
  const { id } = await world.db
    .selectFrom('photos')
    .select('id')
    .where('caption', '=', 'Paint')
    .executeTakeFirstOrThrow()
  await rook(photoTags.tag, { params: { photoId: String(id) }, body: { memberId: await world.idOf('teddy') } })
}
