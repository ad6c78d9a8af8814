// What turned keys have opened: put on the boards once it may be published, and with enough of them counted and certified.

import { publicKeyOf } from '#features/ballots/signing/signing.ts'
import { certifySealed } from '#features/boards/certifying.ts'
import { publishParts } from '#features/boards/counting.ts'
import { readSets, type SealingSet } from '#features/boards/sets.ts'
import * as data from '#features/election-states/data.ts'
import { definitionOf } from '#features/election-states/definition.ts'
import type { ElectionState, PositionState } from '#features/election-states/states.ts'
import { record } from '#platform/audit/audit.ts'
import type { Context } from '#platform/context.ts'

/** Does nothing before the hour of publishing. Within a transaction that holds it. */
export async function publishTurned(tx: Context, state: ElectionState, now: Date) {
  const { sealing } = state.call
  if (!sealing || (sealing.publishAt && sealing.publishAt > now)) return
  const set = (await readSets(tx, [sealing.setId])).get(sealing.setId)
  if (!set) return
  const heads: Record<string, string> = {}
  for (const position of state.positions.filter(({ result, board }) => board && !result)) {
    const head = await publishPosition(tx, state, position, set)
    if (head !== null) heads[position.id] = head
  }
  if (Object.keys(heads).length === 0) return
  const after = { heads, signedWith: publicKeyOf(tx).fingerprint }
  await record({ ...tx, actor: null, address: null }, { action: 'election.count', objectId: state.id, after })
}

/** Answers what the log of the position ends with, where it is counted. */
async function publishPosition(tx: Context, state: ElectionState, { id, asked, box }: PositionState, set: SealingSet) {
  const opened = await publishParts(tx, box, set.threshold)
  if (!opened) return null
  const { counts, voters, electionHash, uuid, seats } = opened
  const { head, result } = await certifySealed(tx, box, {
    subject: { format: 'aerie-sealed-position-1' as const, electionId: state.id, positionId: id },
    definition: definitionOf(state.call, asked),
    counted: { counts, voters },
    sealed: {
      uuid,
      electionHash,
      words: state.words ?? [],
      setName: set.name,
      threshold: set.threshold,
      turned: set.seats.filter(({ index }) => seats.includes(index)).map(({ name }) => name),
    },
  })
  await data.insertResult(tx.db, { position_id: id, ...result })
  return head
}
