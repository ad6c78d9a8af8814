// Two brothers at the same photo at the same moment: it comes to one state, and both are told of it.
import { bin } from '@aerie/contract/bin'
import { moderation } from '@aerie/contract/moderation'
import { photoTags } from '@aerie/contract/photo-tags'
import { type Photo, photos } from '@aerie/contract/photos'
import { EVERYTHING } from '@aerie/contract/stale'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Change } from '#platform/events/bus.ts'
import { type AlbumWorld, of, openAlbumWorld, picture } from '../photos/album-world.fixture.ts'
import { putOnPhoto, putTag } from './custom-data.ts'

const ROUNDS = 6

let opened: AlbumWorld
const heard: Change[] = []
beforeAll(async () => {
  opened = await openAlbumWorld()
  opened.world.ctx.bus.subscribe((change) => heard.push(change))
})
afterAll(() => opened.world.close())

const isTold = (path: string, id: number) =>
  heard.some(
    ({ stale }) => stale !== EVERYTHING && stale.some((one) => one.path === path && (one.ids?.includes(id) ?? true)),
  )

/** What a caller finds of it, in its own page and among the others. */
async function seenBy(player: 'rook' | 'kenji', photo: Photo) {
  const { as, listed } = opened
  const own = await as(player)(photos.show, of(photo))
  const among = (await listed(as(player))).find(({ id }) => id === photo.id)
  return own.status === 200
    ? { caption: own.body.caption, tags: own.body.customTags, on: own.body.taggedMembers.length, among }
    : { status: own.status, among }
}

test('what two of them write is there whole, and the same for both', async () => {
  const { add, as, world } = opened
  const ids = [await world.idOf('rook'), await world.idOf('kenji')]
  for (let round = 0; round < ROUNDS; round++) {
    const photo = await add(await picture(100 + round))
    heard.length = 0
    const answers = await Promise.all(
      (['rook', 'kenji'] as const).flatMap((player) => [
        as(player)(photos.save, { ...of(photo), body: { caption: `As ${player} saw it` } }),
        as(player)(photoTags.tagMany, {
          ...of(photo),
          body: { members: ids.map((memberId) => ({ memberId, x: 50, y: 50 })) },
        }),
        as(player)(photoTags.addCustom, { ...of(photo), body: { tagName: `Round ${round}` } }),
        as(player)(photoTags.addCustom, { ...of(photo), body: { tagName: `${player} ${round}` } }),
      ]),
    )
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200))
    const seen = await seenBy('rook', photo)
    expect(seen).toMatchObject({ caption: expect.stringMatching(/^As (rook|kenji) saw it$/), on: 2 })
    expect(seen.tags).toHaveLength(3)
    const { among, ...rest } = await seenBy('kenji', photo)
    expect(rest).toMatchObject({ caption: seen.caption, tags: seen.tags, on: 2 })
    expect(among?.taggedCount).toBe(2)
    expect(isTold(photos.show.path, photo.id) && isTold(photos.ofAlbum.path, photo.albumId)).toBe(true)
  }
})

test('flagged by both and deleted by one, it is one of these, and nobody sees more than that', async () => {
  const { add, as, get, world } = opened
  for (let round = 0; round < ROUNDS; round++) {
    const photo = await add(await picture(120 + round))
    heard.length = 0
    const reason = { body: { reason: `Not ours, ${round}` } }
    const [hisFlag, otherFlag, removal, caption, tag] = await Promise.all([
      as('rook')(moderation.flag, { ...of(photo), ...reason }),
      as('kenji')(moderation.flag, { ...of(photo), ...reason }),
      as('rook')(photos.remove, of(photo)),
      as('kenji')(photos.save, { ...of(photo), body: { caption: 'Late' } }),
      as('rook')(photoTags.addCustom, { ...of(photo), body: { tagName: 'Late' } }),
    ])
    const isFlagged = [hisFlag, otherFlag].filter(({ status }) => status === 200).length
    expect(isFlagged + (removal.status === 200 ? 1 : 0)).toBe(1)
    for (const { status } of [hisFlag, otherFlag, removal, caption, tag]) expect([200, 404, 410]).toContain(status)
    const expected = { status: isFlagged ? 410 : 404, among: undefined }
    expect([await seenBy('rook', photo), await seenBy('kenji', photo)]).toEqual([expected, expected])
    const flagged = (await as('marcus')(moderation.flagged)).body.map(({ id }) => id)
    const binned = (await as('rook')(bin.list)).body.map(({ id }) => id)
    expect([flagged.includes(photo.id), binned.includes(photo.id)]).toEqual([isFlagged === 1, isFlagged === 0])
    expect((await get(`/api/photos/${photo.id}/view`, 'kenji')).statusCode).toBe(404)
    expect(isTold(photos.show.path, photo.id) && isTold(photos.ofAlbum.path, photo.albumId)).toBe(true)
    expect(isTold((isFlagged ? moderation.flagged : bin.list).path, photo.id)).toBe(true)
  }
  const { rows } = await sql<{ count: number }>`
    select count(*)::int from photo_flags group by photo_id, settled_at having count(*) > 1`.execute(world.db)
  expect(rows).toEqual([])
})

test('a tag that one adds stays when another takes it off the last photo that had it', async () => {
  const { add, as, world } = opened
  const [first, second] = [await add(await picture(140)), await add(await picture(141))]
  const { id } = (await as('rook')(photoTags.addCustom, { ...of(first), body: { tagName: 'The porch' } })).body
  const takenOff = await world.db.transaction().execute(async (db) => {
    const tag = await putTag(db, 'The porch', 'the porch')
    const taking = as('kenji')(photoTags.removeCustom, { params: { photoId: String(first.id), tagId: String(id) } })
    await untilOneWaits()
    await putOnPhoto(db, second.id, tag.id, 20)
    return { taking }
  })
  expect((await takenOff.taking).status).toBe(200)
  expect((await as('kenji')(photos.show, of(second))).body.customTags).toEqual([{ id, name: 'The porch' }])
})

async function untilOneWaits() {
  for (;;) {
    const { rows } = await sql`select from pg_locks where not granted and database = (
      select oid from pg_database where datname = current_database())
      or not granted and locktype = 'transactionid'`.execute(opened.world.db)
    if (rows.length > 0) return
  }
}
