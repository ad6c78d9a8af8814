// Ties that wait beside the record: how many may be proposed, whom each asks, and when it is over.
import { lineage } from '@aerie/contract/lineage'
import { stale } from '@aerie/contract/stale'
import { MOST_ABOUT_ONE, MOST_PROPOSED, ties } from '@aerie/contract/ties'
import type { MemberTie } from '#features/kinship/kinship.ts'
import type { Pair } from '#features/kinship/proposals.ts'
import { announceMembers } from '#features/people/service.ts'
import type { Context } from '#platform/context.ts'
import { Refusal } from '#platform/errors.ts'
import { announce } from '#platform/events/announce.ts'
import * as memberTies from './member-ties-data.ts'
import { notifyOfficers } from './notify-proposals.ts'
import { notifyAwaited } from './notify-relatives.ts'
import * as data from './proposals-data.ts'

/** A tie between two members, on record or proposed. To be called under the lock `lineage`, taken in an earlier statement. */
export const findTie = ({ db }: Context, id: number) => memberTies.findTie(db, id)

/** Returns those that are new, or were agreed to just now. Under the lock `lineage`. */
export async function propose(tx: Context, pairs: Pair[], by: number): Promise<MemberTie[]> {
  if (pairs.length === 0) return []
  await refuseFloods(tx, pairs, by)
  const made = await data.insertProposals(tx.db, pairs, by)
  await notifyAwaited(tx, made)
  await notifyOfficers(tx, made)
  await announceProposals(tx, made)
  return made
}

async function refuseFloods(tx: Context, pairs: Pair[], by: number) {
  const ends = pairs.flatMap(({ big, little }) => [big, little])
  for (const { id, by_him, about_him } of await data.countOpen(tx.db, [...new Set([by, ...ends])])) {
    if (id === by && by_him + pairs.length > MOST_PROPOSED)
      throw new Refusal(
        'too_many',
        `${MOST_PROPOSED} ties that you have proposed wait already. Take one back, or wait for an answer.`,
      )
    if (id !== by && about_him >= MOST_ABOUT_ONE)
      throw new Refusal(
        'too_many',
        'Too many ties of this brother wait to be answered already. Ask an officer to go through them.',
      )
  }
}

/** To be called where ties were made in another way: what stands on record is proposed no longer. */
export async function endSettled(tx: Context) {
  const settled = await data.dropSettled(tx.db)
  if (settled.length > 0) await announceProposals(tx, settled)
}

async function announceProposals(tx: Context, proposals: { big_id: number; little_id: number }[]) {
  await announce(tx, stale(lineage.list, ties.waiting))
  await announceMembers(
    tx,
    'person',
    proposals.flatMap(({ big_id, little_id }) => [big_id, little_id]),
  )
}

/** The first of the two to agree. */
export const claimProposal = ({ db }: Context, id: number, by: number) => data.setClaimed(db, id, by)

export const removeProposal = ({ db }: Context, id: number) => data.removeProposal(db, id)
