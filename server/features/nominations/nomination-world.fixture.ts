// A world with an election that begins with nominations, and the acts of those in it.
import { elections } from '@aerie/contract/elections'
import { nominations } from '@aerie/contract/nominations'
import { notifications } from '@aerie/contract/notifications'
import type { CastKey } from '../../demo/cast.ts'
import { of, openElectionWorld } from '../elections/election-world.fixture.ts'

export type NominationWorld = Awaited<ReturnType<typeof openNominationWorld>>

/** Rook and Kenji are members, Julian is an admin, Marcus a super admin. */
export async function openNominationWorld() {
  const opened = await openElectionWorld()
  const { as, inHours, world } = opened
  const POSITIONS = ['Chair', 'Treasurer', 'Rush chair']
  return {
    ...opened,
    /** Open for a day, voting from tomorrow's end for a day; three positions that all vote for. */
    async callNominated(settings: object = {}, given: object = {}) {
      const election = await opened.call({
        startDate: inHours(48),
        endDate: inHours(72),
        positions: POSITIONS.map((title) => ({ title, candidates: [] })),
        nominations: { until: inHours(24), allowSeveral: false, showsNames: false, ...settings },
        ...given,
      })
      return { id: election.id, positions: election.positions.map(({ id }) => id) }
    },
    async nominate(player: CastKey, id: number, positionId: number, whom: CastKey, sentence?: string) {
      const memberId = await world.idOf(whom)
      const words = player === whom ? { statement: sentence } : { sentence: sentence ?? 'He keeps his word.' }
      return (await as(player))(nominations.nominate, { ...of(id), body: { positionId, memberId, ...words } as never })
    },
    see: async (player: CastKey, id: number) => (await (await as(player))(nominations.show, of(id))).body,
    seeAll: async (player: CastKey, id: number) => (await (await as(player))(nominations.forOfficers, of(id))).body,
    asked: async (player: CastKey) => (await (await as(player))(nominations.asked)).body,
    async answer(player: CastKey, id: number, positionId: number, body: object) {
      const { positions } = (await (await as(player))(nominations.show, of(id))).body
      const own = positions.find((each) => each.id === positionId)?.own
      return (await as(player))(nominations.answer, { ...ofNominee(id, own?.nomineeId ?? 0), body: body as never })
    },
    close: async (player: CastKey, id: number) => (await as(player))(nominations.close, of(id)),
    confirm: async (player: CastKey, id: number) => (await as(player))(nominations.confirm, of(id)),
    /** What a brother has not read of an election, by kind. */
    async unread(player: CastKey, id: number) {
      const { body } = await (await as(player))(notifications.list)
      return body.flatMap((one) => ('electionId' in one && one.electionId === id && !one.isRead ? [one.kind] : []))
    },
    async readAll(...players: CastKey[]) {
      for (const player of players) await (await as(player))(notifications.readAll)
    },
    election: async (player: CastKey, id: number) => (await (await as(player))(elections.show, of(id))).body,
  }
}

export const ofNominee = (id: number, nomineeId: number) => ({
  params: { electionId: String(id), nomineeId: String(nomineeId) },
})
