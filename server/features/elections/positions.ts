// The positions of an election in the database, each with its box; those of a changed election take the places of the former.
import * as ballots from '#features/ballots/service.ts'
import { hashOfJson } from '#features/ballots/signing/signing.ts'
import { sealingFacts } from '#features/election-sealing/choosing.ts'
import * as data from '#features/election-states/data.ts'
import {
  type Call,
  candidateColumnsOf,
  definitionOf,
  type PositionQuestion,
  positionColumnsOf,
  shapeOf,
} from '#features/election-states/definition.ts'
import type { ElectionState, PositionState } from '#features/election-states/states.ts'
import type { Context } from '#platform/context.ts'

interface Called {
  id: number
  call: Call
}

export async function addPosition(tx: Context, called: Called, place: number, asked: PositionQuestion) {
  const box = await ballots.makeBox(tx, shapeOf(called.call, asked))
  const { id } = await data.insertPosition(
    tx.db,
    { election_id: called.id, box_id: box.id, place },
    positionColumnsOf(asked),
  )
  await data.replaceCandidates(tx.db, id, candidateColumnsOf(asked))
  await ballots.writeLog(tx, box, 'ElectionCreated', factsOf(called, id, asked))
}

/** The first takes the place of the first. While nobody has voted. */
export async function replacePositions(
  tx: Context,
  called: Called,
  { positions }: ElectionState,
  asked: PositionQuestion[],
) {
  for (const [place, each] of asked.entries()) {
    const former = positions[place]
    if (former) await reword(tx, called, former, each)
    else await addPosition(tx, called, place, each)
  }
  for (const former of positions.slice(asked.length)) await removePosition(tx, former)
}

export async function reword(tx: Context, called: Called, { id, box }: PositionState, asked: PositionQuestion) {
  await data.updatePosition(tx.db, id, positionColumnsOf(asked))
  await data.replaceCandidates(tx.db, id, candidateColumnsOf(asked))
  await ballots.reshapeBox(tx, box, shapeOf(called.call, asked))
  await ballots.writeLog(tx, box, 'ElectionChanged', factsOf(called, id, asked))
}

/** Of what was asked its log remains. */
export async function removePosition(tx: Context, { id, box }: PositionState) {
  await ballots.writeLog(tx, box, 'PositionRemoved', { positionId: id })
  await data.deletePosition(tx.db, id)
  await ballots.closeBox(tx, box, null)
}

function factsOf({ id, call }: Called, positionId: number, asked: PositionQuestion) {
  const definition = definitionOf(call, asked)
  const endDate = call.endsAt.toISOString()
  return {
    electionId: id,
    positionId,
    definition,
    definitionHash: hashOfJson(definition),
    endDate,
    ...(!call.showsNumbers && { showsNumbers: false }),
    ...sealingFacts(call.sealing),
  }
}
