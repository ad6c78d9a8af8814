// The roads to marking a brother as passed, to agreeing and to taking it back, which ask for the password again.
import { passings } from '@aerie/contract/passings'
import { rosters } from '@aerie/contract/rosters'
import type { World } from '../../test/world.ts'
import { NEWS, remember } from './passings.fixture.ts'

type Speaker = Awaited<ReturnType<World['as']>>

export async function passingRoads(world: World) {
  const pathOf = (id: number) => ({ memberId: String(id) })
  const [waiting, remembered] = [await remember(world, 'bram'), await remember(world, 'piotr')]
  await world.db.updateTable('members').set({ remembered_since: null }).where('id', '=', waiting).execute()
  const living = await world.idOf('ignacio')
  const [dead, alsoWaiting] = [await toldDead(world, await world.idOf('walter')), await remember(world, 'conrad')]
  await toldDead(world, alsoWaiting)
  await world.db.updateTable('members').set({ remembered_since: null }).where('id', '=', alsoWaiting).execute()
  const road = (go: (by: Speaker) => ReturnType<Speaker>, name = 'one') => ({ name, player: 'marcus' as const, go })
  return {
    'member.mark-passed': [
      road((by) => by(passings.mark, { params: pathOf(living), body: NEWS })),
      road((by) => by(rosters.markDeaths, { body: { memberIds: [dead] } }), 'of a roster'),
    ],
    'member.agree-passed': [
      road((by) => by(passings.agree, { params: pathOf(waiting) })),
      road((by) => by(rosters.agreeDeaths, { body: { memberIds: [alsoWaiting] } }), 'of a roster'),
    ],
    'member.undo-passed': [road((by) => by(passings.undo, { params: pathOf(remembered) }))],
  }
}

/** A roster has a word of him that says so. */
async function toldDead(world: World, memberId: number) {
  const { id } = await world.db
    .insertInto('imports')
    .values({ file_name: 'alumni.csv', columns: '[]', reading: '{}', total: 1, imported: 1, skipped: 0 })
    .returning('id')
    .executeTakeFirstOrThrow()
  await world.db.insertInto('roster_deaths').values({ member_id: memberId, import_id: id, word: '†' }).execute()
  await world.db.updateTable('members').set({ inactive_since: new Date() }).where('id', '=', memberId).execute()
  return memberId
}
