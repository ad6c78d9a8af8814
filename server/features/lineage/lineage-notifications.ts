// The notifications of ties and of answers to claims; each is told as its tie stands by now.
import type { ClaimNotification, LineageNotification } from '@aerie/contract/notifications'
import type { NotificationDefinition } from '#features/notifications/service.ts'
import type { Context } from '#platform/context.ts'
import { listTiesBetween, type MemberTie } from './claims-data.ts'
import { answerNote, type TieRow, tieNote } from './lineage-emails.ts'
import { claimOf } from './planning/kinship.ts'

type Standing = Pick<LineageNotification, 'standing' | 'tieId'>

const ofTie: NotificationDefinition<TieRow['kind']> = {
  async present(ctx, rows) {
    const standingOf = await readStandings(ctx, rows)
    return rows.flatMap((row): LineageNotification[] => {
      const { about, id, kind, facts, isRead, createdAt } = row
      return about ? [{ id, kind, ...facts, isRead, createdAt, brother: about, ...standingOf(row) }] : []
    })
  },
  async email(ctx, rows) {
    const standingOf = await readStandings(ctx, rows)
    return rows.flatMap((row) => (row.about ? tieNote(row, row.about, standingOf(row).standing) : []))
  },
}

const ofAnswer: NotificationDefinition<'claim_confirmed' | 'claim_refused'> = {
  present: async (_ctx, rows) =>
    rows.flatMap(({ about, id, kind, facts, isRead, createdAt }): ClaimNotification[] =>
      about ? [{ id, kind, ...facts, isRead, createdAt, brother: about }] : [],
    ),
  email: async (_ctx, rows) => rows.flatMap((row) => (row.about ? answerNote(row, row.about) : [])),
}

export const lineageNotifications = {
  big_brother: ofTie,
  little_brother: ofTie,
  claim_confirmed: ofAnswer,
  claim_refused: ofAnswer,
}

async function readStandings({ db }: Pick<Context, 'db'>, rows: TieRow[]) {
  const members = [...new Set(rows.map(({ memberId }) => memberId))]
  const others = [...new Set(rows.flatMap(({ about }) => about?.id ?? []))]
  const ties = others.length > 0 ? await listTiesBetween(db, members, others) : []
  return ({ kind, memberId, about }: TieRow): Standing => {
    const [big, little] = kind === 'big_brother' ? [memberId, about?.id] : [about?.id, memberId]
    return standingFor(
      memberId,
      ties.find((tie) => tie.big_id === big && tie.little_id === little),
    )
  }
}

function standingFor(memberId: number, tie: MemberTie | undefined): Standing {
  if (!tie) return { standing: 'over', tieId: null }
  const claim = claimOf(tie)
  if (!claim) return { standing: 'confirmed', tieId: tie.id }
  return { standing: claim.awaited.includes(memberId) ? 'claimed' : 'waiting', tieId: tie.id }
}
