// The roads to marking a brother as passed, to agreeing and to taking it back, which ask for the password again.
import { passings } from '@aerie/contract/passings'
import type { World } from '../../test/world.ts'
import { NEWS, remember } from './passings.fixture.ts'

type Speaker = Awaited<ReturnType<World['as']>>

export async function passingRoads(world: World) {
  const pathOf = (id: number) => ({ memberId: String(id) })
  const [waiting, remembered] = [await remember(world, 'bram'), await remember(world, 'piotr')]
  await world.db.updateTable('members').set({ remembered_since: null }).where('id', '=', waiting).execute()
  const living = await world.idOf('ignacio')
  const road = (go: (by: Speaker) => ReturnType<Speaker>) => [{ name: 'one', player: 'marcus' as const, go }]
  return {
    'member.mark-passed': road((by) => by(passings.mark, { params: pathOf(living), body: NEWS })),
    'member.agree-passed': road((by) => by(passings.agree, { params: pathOf(waiting) })),
    'member.undo-passed': road((by) => by(passings.undo, { params: pathOf(remembered) })),
  }
}
