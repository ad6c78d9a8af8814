// A world with elections: called as a form does it, begun and ended by the clock of votes.
import type { NewElection } from '@aerie/contract/election-forms'
import { elections } from '@aerie/contract/elections'
import type { CastKey } from '../../demo/cast.ts'
import { openPollWorld } from '../polls/poll-world.fixture.ts'

export type ElectionWorld = Awaited<ReturnType<typeof openElectionWorld>>

type Given = Partial<Record<keyof NewElection, unknown>>

/** Rook and Kenji are members, Julian is an admin, Marcus a super admin. */
export async function openElectionWorld(options?: Parameters<typeof openPollWorld>[0]) {
  const votes = await openPollWorld(options)
  const { as, inHours, world } = votes
  const standing = async (...players: CastKey[]) =>
    Promise.all(players.map(async (player) => ({ memberId: await world.idOf(player) })))
  /** Rook and Kenji stand for president, and Julian alone for treasurer; it has begun, and ends in an hour. */
  const formOf = async (given: Given = {}) => ({
    title: 'Officers of the year',
    startDate: inHours(-1),
    endDate: inHours(1),
    positions: [
      { title: 'President', candidates: await standing('rook', 'kenji') },
      { title: 'Treasurer', candidates: await standing('julian') },
    ],
    ...given,
  })
  const callBy = async (player: CastKey, given: Given = {}) =>
    (await as(player))(elections.create, { body: (await formOf(given)) as never })
  const show = async (player: CastKey, id: number) => (await (await as(player))(elections.show, of(id))).body
  return {
    ...votes,
    standing,
    callBy,
    show,
    call: async (given: Given = {}) => (await callBy('julian', given)).body,
    change: async (id: number, changes: Given, player: CastKey = 'julian') =>
      (await as(player))(elections.update, { ...of(id), body: changes as never }),
    /** For the candidate at a place on the ballot of a position; null abstains. */
    async vote(player: CastKey, id: number, position = 0, candidate: number | null = 0) {
      const { positions } = await show(player, id)
      const asked = positions[position]
      const candidateId = candidate === null ? null : (asked?.candidates[candidate]?.id ?? 0)
      return (await as(player))(elections.vote, { ...of(id), body: { positionId: asked?.id ?? 0, candidateId } })
    },
    audit: async (id: number, position = 0, player: CastKey = 'kenji') => {
      const { positions } = await show(player, id)
      return (await (await as(player))(elections.positionAudit, ofPosition(id, positions[position]?.id ?? 0))).body
    },
  }
}

export const of = (id: number) => ({ params: { electionId: String(id) } })
export const ofPosition = (id: number, positionId: number) => ({
  params: { electionId: String(id), positionId: String(positionId) },
})
