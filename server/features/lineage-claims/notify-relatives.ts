// Notifies members of ties: of a new one that somebody else made, of a claim that waits for them, and of the answer.

import { claimOf, type Tie } from '#features/kinship/kinship.ts'
import { notify, settle, withdraw } from '#features/notifications/service.ts'
import type { Context } from '#platform/context.ts'

type RelativeKind = 'big_brother' | 'little_brother'

/** One end of a tie between two members, and the brother at the other. */
interface End {
  kind: RelativeKind
  memberId: number
  brotherId: number
}

/** Of the ties that a save took away and made; who made it knows, unless it waits for him. */
export async function notifyRelatives(tx: Context, { gone, added }: { gone: Tie[]; added: Tie[] }, actorId: number) {
  const ends = gone.flatMap(endsOf)
  await withdraw(tx, [...ends.map(keyOf), ...ends.map((end) => keyAs(end, 'claim_confirmed'))])
  const confirmed = added.filter((tie) => tie.is_confirmed).flatMap(endsOf)
  await tell(
    tx,
    confirmed
      .filter(({ memberId }) => memberId !== actorId)
      .map((end) => ({ ...end, isHisDoing: end.brotherId === actorId })),
  )
  await notifyAwaited(tx, added)
}

/** Asks those whom a claim waits for. */
export const notifyAwaited = (tx: Context, ties: Tie[]) =>
  tell(
    tx,
    ties.flatMap((tie) =>
      endsOf(tie)
        .filter(({ memberId }) => claimOf(tie)?.awaited.includes(memberId))
        .map((end) => ({ ...end, isHisDoing: end.brotherId === tie.claimed_by })),
    ),
  )

const tell = (tx: Context, ends: (End & { isHisDoing: boolean })[]) =>
  notify(
    tx,
    ends.map((end) => ({
      ...keyOf(end),
      kind: end.kind,
      aboutId: end.brotherId,
      facts: { isHisDoing: end.isHisDoing },
      until: null,
    })),
  )

/** Whoever has answered need not be told any more. */
export const settleAnswer = (tx: Context, tie: Tie, actorId: number) =>
  settle(
    tx,
    endsOf(tie)
      .filter(({ memberId }) => memberId === actorId)
      .map(keyOf),
  )

export async function notifyConfirmed(tx: Context, tie: Tie, actorId: number) {
  await withdraw(
    tx,
    endsOf(tie).map((end) => keyAs(end, 'claim_refused')),
  )
  await notifyClaimer(tx, [tie], actorId, 'claim_confirmed')
}

/** What asked for an answer, and was not read, need not be read. `word` is why, to who has claimed them. */
export async function notifyRefused(tx: Context, ties: Tie[], actorId: number, word?: string) {
  const ends = ties.flatMap(endsOf)
  await withdraw(tx, [...ends.map(keyOf), ...ends.map((end) => keyAs(end, 'claim_confirmed'))])
  await notifyClaimer(tx, ties, actorId, 'claim_refused', word)
}

/** Nobody is asked any more. */
export const notifyWithdrawn = (tx: Context, ties: Pick<Tie, 'big_id' | 'little_id'>[]) =>
  withdraw(tx, ties.flatMap(endsOf).map(keyOf))

type ClaimAnswer = 'claim_confirmed' | 'claim_refused'

const notifyClaimer = (tx: Context, ties: Tie[], actorId: number, answer: ClaimAnswer, word?: string) =>
  notify(
    tx,
    ties.flatMap((tie) =>
      endsOf(tie)
        .filter(({ memberId }) => memberId === tie.claimed_by && memberId !== actorId)
        .map((end) => ({
          ...keyAs(end, answer),
          kind: answer,
          aboutId: end.brotherId,
          facts: {
            brotherIs: end.kind === 'big_brother' ? 'little' : 'big',
            isHisDoing: end.brotherId === actorId,
            ...(word && { word }),
          } as const,
          until: null,
        })),
    ),
  )

function endsOf({ big_id: big, little_id: little }: Pick<Tie, 'big_id' | 'little_id'>): End[] {
  if (big === null || little === null) return []
  return [
    { kind: 'big_brother', memberId: big, brotherId: little },
    { kind: 'little_brother', memberId: little, brotherId: big },
  ]
}

/** One notification for each brother, however often the tie is made. */
const keyOf = (end: End) => keyAs(end, end.kind)

const keyAs = ({ memberId, brotherId }: End, key: string) => ({
  memberId,
  subject: { type: 'member', id: brotherId },
  key,
})
