// All elections as they stand, in memory.
import { elections } from '@aerie/contract/elections'
import type { NomineePhoto } from '@aerie/contract/nomination-values'
import { PollOutcome } from '@aerie/contract/poll-values'
import { type BallotBox, countVotersOf, findBoxes } from '#features/ballots/service.ts'
import { type BoardState, readBoards } from '#features/boards/service.ts'
import { wordsOfBoards } from '#features/boards/setup.ts'
import { cached } from '#platform/cache/cached.ts'
import type { Context } from '#platform/context.ts'
import * as data from './data.ts'
import { askedOf, type Call, callOf, type PositionQuestion } from './definition.ts'
import { nomineePhotoOf } from './nominee-photo.ts'

export interface PositionState {
  id: number
  asked: PositionQuestion
  /** In the order of the ballot. */
  candidateIds: number[]
  /** Of each candidate, where he stands with another than his portrait. */
  photos: (NomineePhoto | null)[]
  box: BallotBox
  /** Of one that trustees seal, once it has opened. */
  board: BoardState | null
  voters: number
  /** Once it is counted. */
  result: { eligible: number; voters: number; counts: number[]; outcome: PollOutcome } | null
}

export interface ElectionState {
  id: number
  call: Call
  /** The twelve words that name it, of one that trustees seal, once it has opened. */
  words: string[] | null
  createdBy: number | null
  createdAt: Date
  void: { reason: string; at: Date } | null
  /** Null where its candidates were chosen when it was called. */
  nominations: NominationsState | null
  /** False while officers have not confirmed who stands: until then it does not open. */
  isConfirmed: boolean
  /** One at least. */
  positions: PositionState[]
}
/** When brothers can be named for an election. */
export interface NominationsState {
  until: Date
  closedAt: Date | null
  reopenedAt: Date | null
  remindedAt: Date | null
  /** How often its dates were moved. */
  datesMoved: number
  allowsSeveral: boolean
  showsNames: boolean
}

export type ElectionStates = ReadonlyMap<number, ElectionState>

type StatesContext = Pick<Context, 'db'>

/** Not of what its candidates are called: that is looked up when it is shown. */
export const readStates = cached<ElectionStates>({
  answers: [elections.audit],
  load: async (reading) => statesOf(reading, await data.listElections(reading.db)),
  replace: async (kept, ids, reading) =>
    new Map([...kept, ...(await statesOf(reading, await data.listElections(reading.db, ids)))]),
})

/** Those of these ids, as they are in the database. */
export const readStatesOf = async (reader: StatesContext, ids: number[]) =>
  statesOf(reader, await data.listElections(reader.db, ids))

/** As it is in the database. */
export const readState = async (reader: StatesContext, row: data.ElectionRow) =>
  (await statesOf(reader, [row])).get(row.id)

async function statesOf(reader: StatesContext, rows: data.ElectionRow[]): Promise<ElectionStates> {
  const positions = await readPositions(
    reader,
    rows.map(({ id }) => id),
  )
  return new Map(
    rows.flatMap((row) => {
      const own = positions.get(row.id)
      return own?.[0] ? [[row.id, stateOf(row, own, own[0].box)]] : []
    }),
  )
}

const stateOf = (row: data.ElectionRow, positions: PositionState[], box: BallotBox): ElectionState => ({
  id: row.id,
  call: callOf(row, box),
  words: wordsOf(positions),
  createdBy: row.created_by,
  createdAt: row.created_at,
  void: row.voided_at && row.void_reason !== null ? { at: row.voided_at, reason: row.void_reason } : null,
  nominations: row.nominations_until && {
    until: row.nominations_until,
    closedAt: row.nominations_closed_at,
    reopenedAt: row.nominations_reopened_at,
    remindedAt: row.nominations_reminded_at,
    datesMoved: row.dates_moved,
    allowsSeveral: row.allows_several,
    showsNames: row.shows_names,
  },
  isConfirmed: row.is_confirmed,
  positions,
})

/** They are of the boards of all positions, which begin together. */
function wordsOf(positions: PositionState[]) {
  const setups = positions.flatMap(({ board }) => board?.setup ?? [])
  return setups.length > 0 ? wordsOfBoards(setups) : null
}

/** By election. */
async function readPositions(reader: StatesContext, electionIds: number[]) {
  const rows = await data.listPositions(reader.db, electionIds)
  const sealedBoxIds = rows.flatMap((row) => (row.secrecy === 'trustees' ? [row.box_id] : []))
  const boxIds = rows.map((row) => row.box_id)
  const ids = rows.map(({ id }) => id)
  const [boxes, voters, listed, boards] = await Promise.all([
    findBoxes(reader, boxIds),
    countVotersOf(reader, boxIds),
    data.listCandidates(reader.db, ids),
    readBoards(reader, sealedBoxIds),
  ])
  const candidates = Map.groupBy(listed, (candidate) => candidate.position_id)
  const states = rows.flatMap((row) => {
    const box = boxes.get(row.box_id)
    const board = boards.get(row.box_id) ?? null
    const state = box && positionOf(row, candidates.get(row.id) ?? [], { box, board, voters: voters.get(box.id) ?? 0 })
    return state ? [{ electionId: row.election_id, state }] : []
  })
  const grouped = Map.groupBy(states, ({ electionId }) => electionId)
  return new Map([...grouped].map(([id, own]) => [id, own.map(({ state }) => state)]))
}

const positionOf = (
  row: data.PositionRow,
  candidates: data.CandidateRow[],
  { box, board, voters }: Pick<PositionState, 'box' | 'board' | 'voters'>,
): PositionState => ({
  id: row.id,
  asked: askedOf(row, candidates),
  candidateIds: candidates.map(({ id }) => id),
  photos: candidates.map(nomineePhotoOf),
  box,
  board,
  voters,
  result:
    row.outcome === null || row.counts === null || row.eligible === null || row.voters === null
      ? null
      : {
          eligible: row.eligible,
          voters: row.voters,
          counts: row.counts,
          outcome: PollOutcome.parse(row.outcome),
        },
})
