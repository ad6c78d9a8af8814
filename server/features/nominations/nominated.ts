// An election with all who are named for it: read for a page, or held while somebody writes.
import { nominations } from '@aerie/contract/nominations'
import { stale, staleOf } from '@aerie/contract/stale'
import { readClock } from '#features/ballots/service.ts'
import * as elections from '#features/election-states/data.ts'
import {
  type ElectionState,
  type NominationsState,
  type PositionState,
  readState,
} from '#features/election-states/states.ts'
import type { Context, MemberContext } from '#platform/context.ts'
import { must, notFound, Refusal } from '#platform/errors.ts'
import { announce } from '#platform/events/announce.ts'
import * as data from './data.ts'
import { handlersOf, has } from './policy.ts'

export interface Nominated {
  state: ElectionState
  nominations: NominationsState
  nominees: data.NomineeRow[]
  now: Date
}

/** Of an election without nominations there are none to be found. */
export async function readNominated(ctx: Context, state: ElectionState | undefined): Promise<Nominated> {
  if (!state?.nominations) throw notFound('Election')
  const [nominees, now] = await Promise.all([data.listNominees(ctx.db, state.id), readClock(ctx)])
  return { state, nominations: state.nominations, nominees, now }
}

/** Until the transaction ends nobody else is named, answers, rules or closes. */
export async function lockNominated(tx: Context, id: number): Promise<Nominated> {
  const row = await elections.lockElection(tx.db, id)
  return readNominated(tx, row && (await readState(tx, row)))
}

/** The same, to change something of it. */
export async function lockToChange(tx: Context, id: number): Promise<Nominated> {
  const found = await lockNominated(tx, id)
  if (found.state.void) throw new Refusal('conflict', 'This election is void, and stays as it is.')
  return found
}

/** Who does not stand for any position of it. */
export async function lockForOfficer(tx: MemberContext, id: number) {
  const found = await lockToChange(tx, id)
  const handlers = handlersOf(await data.listOfficers(tx.db), found.nominees)
  must(has(handlers, tx.actor), 'You stand in this election, or are asked to. Other officers do this.')
  return found
}

export const isOpen = ({ state, nominations, now }: Omit<Nominated, 'nominees'>) =>
  !(state.void || nominations.closedAt) && now < nominations.until

/** A list that was taken over once stays, while others are open again. */
export const isListed = ({ nominations }: Pick<Nominated, 'nominations'>, { asked }: PositionState) =>
  nominations.closedAt !== null || asked.candidates.length > 0

export function mustBeOpen(found: Nominated, position: PositionState) {
  if (!isOpen(found) || isListed(found, position))
    throw new Refusal('conflict', 'Nominations for this position are closed.')
}

/** What officers said of him may be appealed, and not gone round. */
export function mustNotBeRefused(nominee: Pick<data.NomineeRow, 'state'> | undefined) {
  if (nominee?.state === 'refused') throw new Refusal('conflict', 'Officers have refused you for this position.')
}

export function findPosition({ state }: Nominated, id: number) {
  const position = state.positions.find((each) => each.id === id)
  if (!position) throw notFound('Position')
  return position
}

/** With his position. */
export function findNominee(found: Nominated, id: number) {
  const nominee = found.nominees.find((each) => each.id === id)
  if (!nominee) throw notFound('Nomination')
  return { nominee, position: findPosition(found, nominee.position_id) }
}

/** Who is named hears that what waits for him is another. */
export async function announceNominations(tx: Context, id: number, memberIds: number[] = []) {
  await announce(tx, staleOf([id], nominations.show, nominations.forOfficers))
  if (memberIds.length > 0) await announce(tx, stale(nominations.asked), { memberIds })
}

/** Nobody's act: what the audit log has of it names nobody. */
export const asNobody = (tx: Context): Context => ({ ...tx, actor: null, address: null })
