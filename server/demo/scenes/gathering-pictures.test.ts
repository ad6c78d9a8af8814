// The gatherings of the demo have pictures out of its albums, and the one that is over its album.
import { gatheringAlbums } from '@aerie/contract/gathering-albums'
import { gatherings } from '@aerie/contract/gatherings'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { inTransaction } from '#platform/transaction.ts'
import { openWorld, type World } from '../../test/world.ts'
import { type CastKey, cast } from '../cast.ts'
import { addAlbums } from './albums.ts'
import { addGatheringPictures } from './gathering-pictures.ts'
import { addGatherings } from './gatherings.ts'

let world: World
beforeAll(async () => {
  world = await openWorld()
  const ids = new Map<CastKey, number>()
  for (const who of Object.keys(cast) as CastKey[]) ids.set(who, await world.idOf(who))
  await inTransaction(world.ctx, async (tx) => {
    await addAlbums(tx, (who) => ids.get(who) ?? 0)
    await addGatherings(tx, (who) => ids.get(who) ?? 0)
    await addGatheringPictures(tx)
  })
  // Making photos ready is the work of others.
  await world.db.updateTable('photos').set({ state: 'ready' }).execute()
})
afterAll(() => world.close())

test('each has a picture, and what is over its album', async () => {
  const rook = await world.as('rook')
  const list = async (scope: 'upcoming' | 'past') => (await rook(gatherings.list, { query: { scope } })).body
  const past = await list('past')
  for (const { title, cover } of [...past, ...(await list('upcoming'))]) expect(cover?.alt, title).toBeTruthy()
  const shown = await rook(gatheringAlbums.show, { params: { gatheringId: String(past[0]?.id) } })
  expect(shown.body.albumId).not.toBeNull()
})
