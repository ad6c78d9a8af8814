// The notifications of ties and of answers to claims; each is told as its tie stands by now.
import type { ClaimNotification, LineageNotification, ProposalNotification } from '@aerie/contract/notifications'
import { claimOf, type MemberTie } from '#features/kinship/kinship.ts'
import { displayName } from '#features/people/person.ts'
import type { Context } from '#platform/context.ts'
import type { NotificationDefinition } from '#platform/notification-kinds.ts'
import { answerNote, type ProposalRow, proposalNote, type TieRow, tieNote } from './lineage-emails.ts'
import { listTiesBetween } from './member-ties-data.ts'
import { listNames, listOfficers } from './proposals-data.ts'

type ProposalStanding = Pick<LineageNotification, 'standing' | 'tieId' | 'proposedBy'>

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
    return rows.flatMap((row) => (row.about ? tieNote(row, row.about, standingOf(row)) : []))
  },
  push: {
    sentences: {
      big_brother: 'Somebody is said to be your little brother.',
      little_brother: 'Somebody is said to be your big brother.',
    },
    pathOf: ({ aboutId }) => (aboutId === null ? '/lineage' : `/profile/${aboutId}`),
    urgency: 'normal',
  },
}

const ofAnswer: NotificationDefinition<'claim_confirmed' | 'claim_refused'> = {
  present: async (_ctx, rows) =>
    rows.flatMap(({ about, id, kind, facts, isRead, createdAt }): ClaimNotification[] =>
      about ? [{ id, kind, ...facts, isRead, createdAt, brother: about }] : [],
    ),
  email: async (_ctx, rows) => rows.flatMap((row) => (row.about ? answerNote(row, row.about) : [])),
  push: {
    sentences: {
      claim_confirmed: 'A tie that you claimed was confirmed.',
      claim_refused: 'A tie that you claimed was refused.',
    },
    pathOf: ({ aboutId }) => (aboutId === null ? '/lineage' : `/profile/${aboutId}`),
    urgency: 'normal',
  },
}

const ofProposal: NotificationDefinition<ProposalRow['kind']> = {
  present: async (ctx, rows) =>
    (await ofReaders(ctx, rows)).map(
      ({ id, kind, facts, isRead, createdAt }): ProposalNotification => ({ id, kind, ...facts, isRead, createdAt }),
    ),
  email: async (ctx, rows) => (await ofReaders(ctx, rows)).map(proposalNote),
  push: {
    sentences: {
      tie_proposed: 'A proposed tie waits for the officers.',
      proposal_confirmed: 'A tie that you proposed was confirmed.',
      proposal_refused: 'A tie that you proposed was refused.',
    },
    pathOf: ({ kind }) => (kind === 'tie_proposed' ? '/lineage?view=names' : '/lineage'),
    urgency: 'normal',
  },
}

/** Who is no officer any more is not told what waits for them. */
async function ofReaders({ db }: Context, rows: ProposalRow[]) {
  if (rows.every(({ kind }) => kind !== 'tie_proposed')) return rows
  const officers = new Set((await listOfficers(db)).map(({ id }) => id))
  return rows.filter(({ kind, memberId }) => kind !== 'tie_proposed' || officers.has(memberId))
}

export const lineageNotifications = {
  big_brother: ofTie,
  little_brother: ofTie,
  claim_confirmed: ofAnswer,
  claim_refused: ofAnswer,
  tie_proposed: ofProposal,
  proposal_confirmed: ofProposal,
  proposal_refused: ofProposal,
}

async function readStandings({ db }: Pick<Context, 'db'>, rows: TieRow[]) {
  const members = [...new Set(rows.map(({ memberId }) => memberId))]
  const others = [...new Set(rows.flatMap(({ about }) => about?.id ?? []))]
  const ties = others.length > 0 ? await listTiesBetween(db, members, others) : []
  const nameOf = await readProposers(db, ties)
  return ({ kind, memberId, about }: TieRow): ProposalStanding => {
    const [big, little] = kind === 'big_brother' ? [memberId, about?.id] : [about?.id, memberId]
    const tie = ties.find((one) => one.big_id === big && one.little_id === little)
    return { ...standingFor(memberId, tie), proposedBy: nameOf(tie) }
  }
}

/** The names of those who have proposed ties of two others. */
async function readProposers(db: Context['db'], ties: MemberTie[]) {
  const proposerOf = (tie: MemberTie | undefined) =>
    tie && tie.proposed_by !== tie.big_id && tie.proposed_by !== tie.little_id ? tie.proposed_by : null
  const ids = [...new Set(ties.flatMap((tie) => proposerOf(tie) ?? []))]
  const people = ids.length > 0 ? await listNames(db, ids) : []
  return (tie: MemberTie | undefined) => {
    const person = people.find(({ id }) => id === proposerOf(tie))
    return person ? displayName(person) : null
  }
}

function standingFor(memberId: number, tie: MemberTie | undefined): Omit<ProposalStanding, 'proposedBy'> {
  if (!tie) return { standing: 'over', tieId: null }
  const claim = claimOf(tie)
  if (!claim) return { standing: 'confirmed', tieId: tie.id }
  return { standing: claim.awaited.includes(memberId) ? 'claimed' : 'waiting', tieId: tie.id }
}
