// What has happened since a visit, over HTTP: what is to be voted in and read, and on which photos he is.
import { digest } from '@aerie/contract/digest'
import { documentReadings } from '@aerie/contract/document-readings'
import { documents } from '@aerie/contract/documents'
import { feed } from '@aerie/contract/feed'
import { photoTags } from '@aerie/contract/photo-tags'
import { polls } from '@aerie/contract/polls'
import { stale } from '@aerie/contract/stale'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { announce } from '#platform/events/announce.ts'
import type { CastKey } from '../../demo/cast.ts'
import type { World } from '../../test/world.ts'
import { openElectionWorld } from '../elections/election-world.fixture.ts'
import { of, openAlbumWorld, picture } from '../photos/album-world.fixture.ts'

/** As though each of them had been here nine days ago, and not since. */
async function beAway(world: World, ...players: CastKey[]) {
  const memberIds = await Promise.all(players.map((player) => world.idOf(player)))
  await sql`insert into feed_visits (member_id, seen_at, visited_at)
    select id, now() - interval '9 days', now() - interval '9 days' from unnest(${memberIds}::int[]) as id
    on conflict (member_id) do update set seen_at = excluded.seen_at, visited_at = excluded.visited_at`.execute(
    world.db,
  )
  await announce(world.ctx, stale(feed.visit), { memberIds })
}

async function toldOf(speak: Awaited<ReturnType<World['as']>>) {
  const parts = (await speak(digest.summary)).body.digest?.parts ?? []
  return Object.fromEntries(parts.map(({ kind, count }) => [kind, count]))
}

test('what was called by others and can still be voted in, and what he has still to read', async () => {
  const { world, ask, call, as } = await openElectionWorld()
  await beAway(world, 'rook', 'julian')
  const [rook, julian, marcus] = [await as('rook'), await as('julian'), await as('marcus')]
  expect(await toldOf(rook)).not.toHaveProperty('polls')
  const { id } = await ask()
  await call()
  const { body: document } = await marcus(documents.upload, {
    form: {
      fields: { title: 'House rules', category: 'general', accessLevel: 'members' },
      file: { field: 'file', name: 'rules.txt', content: 'Lift the latch before you turn it.' },
    },
  })
  const paper = { params: { documentId: String(document.id) } }
  await marcus(documentReadings.ask, paper)
  expect(await toldOf(rook)).toMatchObject({ polls: 1, elections: 1, documents: 1 })
  // Julian called both.
  expect(await toldOf(julian)).not.toHaveProperty('elections')
  await rook(documentReadings.confirm, paper)
  await marcus(polls.void, { params: { pollId: String(id) }, body: { reason: 'Asked in haste.' } })
  const left = await toldOf(rook)
  expect(left).toMatchObject({ elections: 1 })
  expect(left).not.toHaveProperty('polls')
  expect(left).not.toHaveProperty('documents')
  await world.close()
})

test('on which photos others have tagged him, and not he himself', async () => {
  const { world, add, as } = await openAlbumWorld()
  await beAway(world, 'rook', 'kenji')
  const photo = await add(await picture(1))
  const members = await Promise.all(
    (['rook', 'kenji'] as const).map(async (player) => ({ memberId: await world.idOf(player), x: 40, y: 40 })),
  )
  await as('kenji')(photoTags.tagMany, { ...of(photo), body: { members } })
  expect(await toldOf(as('rook'))).toMatchObject({ photos: 1 })
  expect(await toldOf(as('kenji'))).not.toHaveProperty('photos')
  await world.close()
})
