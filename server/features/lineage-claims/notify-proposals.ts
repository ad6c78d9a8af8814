// Notifies of proposals beside the two they are about: officers, that one waits, and who has made it, how it was answered.
import { listOf } from '@aerie/text/lists'
import type { MemberTie } from '#features/kinship/kinship.ts'
import { notify, settle } from '#features/notifications/service.ts'
import { displayName } from '#features/people/person.ts'
import type { Context } from '#platform/context.ts'
import { listNames, listOfficers } from './proposals-data.ts'

const keyOf = (tieId: number, memberId: number) => ({ memberId, subject: { type: 'lineage_tie', id: tieId }, key: '' })

/** An officer who has proposed it himself, or is one of the two, knows. */
export async function notifyOfficers(tx: Context, ties: MemberTie[]) {
  const [officers, nameOf] = [await listOfficers(tx.db), await namesOf(tx, ties)]
  await notify(
    tx,
    ties.flatMap((tie) =>
      officers
        .filter(({ id }) => ![tie.big_id, tie.little_id, tie.proposed_by].includes(id))
        .map(({ id }) => ({
          ...keyOf(tie.id, id),
          kind: 'tie_proposed' as const,
          aboutId: null,
          facts: {
            bigName: nameOf(tie.big_id),
            littleName: nameOf(tie.little_id),
            littleId: tie.little_id,
            answeredBy: null,
          },
          until: null,
        })),
    ),
  )
}

/** What was answered is nothing new to officers. */
export const settleOfficers = async (tx: Context, tieId: number) =>
  settle(
    tx,
    (await listOfficers(tx.db)).map(({ id }) => keyOf(tieId, id)),
  )

interface ProposalAnswer {
  isConfirmed: boolean
  actorId: number
  word?: string | undefined
}

/** To a brother who has proposed a tie of two others; whose own it is hears of it as the claimer. */
export async function notifyProposer(tx: Context, tie: MemberTie, { isConfirmed, actorId, word }: ProposalAnswer) {
  const { proposed_by, big_id, little_id } = tie
  if (proposed_by === null || [big_id, little_id, actorId].includes(proposed_by)) return
  const nameOf = await namesOf(tx, [tie])
  await notify(tx, [
    {
      ...keyOf(tie.id, proposed_by),
      kind: isConfirmed ? 'proposal_confirmed' : 'proposal_refused',
      aboutId: null,
      facts: {
        bigName: nameOf(big_id),
        littleName: nameOf(little_id),
        littleId: little_id,
        answeredBy: actorId === big_id || actorId === little_id ? nameOf(actorId) : null,
        ...(word && { word }),
      },
      until: null,
    },
  ])
}

async function namesOf({ db }: Context, ties: MemberTie[]) {
  const people = await listNames(db, [...new Set(ties.flatMap(({ big_id, little_id }) => [big_id, little_id]))])
  return (id: number) => listOf(people.filter((person) => person.id === id).map(displayName))
}
