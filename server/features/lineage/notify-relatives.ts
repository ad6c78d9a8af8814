// Notifies members of a new big or little brother, where somebody else made the tie.
import { notify, withdraw } from '#features/notifications/service.ts'
import type { Context } from '#platform/context.ts'
import type { Tie } from './kinship.ts'

type Kind = 'big_brother' | 'little_brother'

/** One end of a tie between two members, and the brother at the other. */
interface End {
  kind: Kind
  memberId: number
  brotherId: number
}

/** Of the ties that a save took away and made; who made it knows. */
export async function notifyRelatives(tx: Context, { gone, added }: { gone: Tie[]; added: Tie[] }, actorId: number) {
  await withdraw(tx, gone.flatMap(endsOf).map(keyOf))
  const told = added.flatMap(endsOf).filter(({ memberId }) => memberId !== actorId)
  await notify(
    tx,
    told.map((end) => ({
      ...keyOf(end),
      kind: end.kind,
      aboutId: end.brotherId,
      facts: { isHisDoing: end.brotherId === actorId },
      until: null,
    })),
  )
}

function endsOf({ big_id: big, little_id: little }: Tie): End[] {
  if (big === null || little === null) return []
  return [
    { kind: 'big_brother', memberId: big, brotherId: little },
    { kind: 'little_brother', memberId: little, brotherId: big },
  ]
}

/** One notification for each brother, however often the tie is made. */
const keyOf = ({ kind, memberId, brotherId }: End) => ({
  memberId,
  subject: { type: 'member', id: brotherId },
  key: kind,
})
