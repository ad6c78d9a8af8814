// Brothers who are marked as passed, for tests.
import { passings } from '@aerie/contract/passings'
import type { CastKey } from '../../demo/cast.ts'
import type { World } from '../../test/world.ts'

export const NEWS = { diedOn: '19 Nov 2026', bornOn: '1971', words: 'He knew each name.', source: 'His sister rang.' }

/** Makes them super admins, as somebody who runs the server could. */
export const makeSuperAdmins = async (world: World, ...players: CastKey[]) => {
  for (const player of players)
    await world.db
      .updateTable('members')
      .set({ role: 'super_admin' })
      .where('id', '=', await world.idOf(player))
      .execute()
}

const pathOf = async (world: World, player: CastKey) => ({ memberId: String(await world.idOf(player)) })

export const markAs = async (world: World, by: CastKey, brother: CastKey, body = NEWS) =>
  (await world.as(by))(passings.mark, { params: await pathOf(world, brother), body })

export const agreeAs = async (world: World, by: CastKey, brother: CastKey) =>
  (await world.as(by))(passings.agree, { params: await pathOf(world, brother) })

export const undoAs = async (world: World, by: CastKey, brother: CastKey) =>
  (await world.as(by))(passings.undo, { params: await pathOf(world, brother) })

/** Marked, and shown to all brothers, without anybody's act. */
export async function remember(world: World, brother: CastKey) {
  const id = await world.idOf(brother)
  const at = new Date()
  await world.db
    .updateTable('members')
    .set({ passed_since: at, inactive_since: at, remembered_since: at, role: 'member' })
    .where('id', '=', id)
    .execute()
  const former = JSON.stringify({ role: 'member', inactiveSince: null, departure: null, terms: [] })
  await world.db.insertInto('passings').values({ member_id: id, source: 'A letter', former }).execute()
  return id
}
