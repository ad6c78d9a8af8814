// An election with nominations in which Rook is named, was refused, and has named another himself; and what reaches its services.
import { elections } from '@aerie/contract/elections'
import { nominations } from '@aerie/contract/nominations'
import { nomineePhotos } from '@aerie/contract/nominee-photos'
import { inDays } from './days-ahead.ts'
import { nameOf } from './filled-bin.fixture.ts'
import type { World } from './world.ts'

export const NOMINATION_BODIES = {
  [nameOf(nominations.answer)]: { stands: true },
  [nameOf(nominations.appeal)]: { words: 'I have paid.' },
}

/** What stands in the paths, by the endpoint and the name. */
export async function nameRook(world: World) {
  const [rook, mateo, julian] = [await world.as('rook'), await world.as('mateo'), await world.as('julian')]
  const called = await julian(elections.create, {
    body: {
      title: 'The chairs',
      startDate: inDays(10),
      endDate: inDays(12),
      positions: ['Chair', 'Treasurer', 'Scribe'].map((title) => ({ title, candidates: [] })),
      nominations: { until: inDays(5), allowSeveral: false, showsNames: false },
    } as never,
  })
  const { id, positions } = called.body
  const params = { electionId: String(id) }
  const [chair = 0, treasurer = 0, scribe = 0] = positions.map((position) => position.id)
  const [rookId, hughId] = [await world.idOf('rook'), await world.idOf('hugh')]
  const sentence = 'He keeps his word.'
  for (const positionId of [chair, treasurer, scribe])
    await mateo(nominations.nominate, { params, body: { positionId, memberId: rookId, sentence } })
  const named = await rook(nominations.nominate, { params, body: { positionId: chair, memberId: hughId, sentence } })
  const [asked, refused, waived] = named.body.positions.map(({ own }) => own?.nomineeId ?? 0)
  await world.db
    .updateTable('nominees')
    .set({ state: 'refused', refused_at: new Date(), refusal: 'He owes the reserve.' })
    .where('id', 'in', [refused ?? 0, waived ?? 0])
    .execute()
  return {
    electionId: params.electionId,
    [`${nameOf(nominations.answer)} nomineeId`]: String(asked),
    [`${nameOf(nominations.appeal)} nomineeId`]: String(refused),
    [`${nameOf(nominations.waive)} nomineeId`]: String(waived),
    [`${nameOf(nomineePhotos.choose)} nomineeId`]: String(asked),
    [`${nameOf(nomineePhotos.remove)} nomineeId`]: String(asked),
    [`${nameOf(nominations.takeBack)} nomineeId`]: String(named.body.positions[0]?.namedByYou[0]?.nomineeId),
  }
}
