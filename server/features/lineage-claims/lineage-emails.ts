// What emails say of ties and of answers to claims.
import type { LineageNotification } from '@aerie/contract/notifications'
import { displayName, type PersonRef } from '@aerie/contract/person'
import type { EmailNote, NotificationRow } from '#platform/notification-kinds.ts'

export type TieRow = NotificationRow<'big_brother' | 'little_brother'>
export type ProposalRow = NotificationRow<'tie_proposed' | 'proposal_confirmed' | 'proposal_refused'>
type AnswerRow = NotificationRow<'claim_confirmed' | 'claim_refused'>

/** Nothing of what is over, or waits for the brother alone. */
export function tieNote(
  row: TieRow,
  brother: PersonRef,
  { standing, proposedBy }: Pick<LineageNotification, 'standing' | 'proposedBy'>,
): EmailNote[] {
  if (standing === 'over' || standing === 'waiting') return []
  const subject =
    standing === 'confirmed' ? confirmedSubject(row, displayName(brother)) : claimedSubject(row, displayName(brother))
  const paragraph = standing === 'confirmed' ? `${subject}.` : claimedParagraph(row, displayName(brother), proposedBy)
  return [{ id: row.id, subject, paragraph, page: profileOf(brother) }]
}

export function answerNote(row: AnswerRow, brother: PersonRef): EmailNote {
  const subject = answerSubject(row, displayName(brother))
  return { id: row.id, subject, paragraph: `${subject}.${wordOf(row.facts.word)}`, page: profileOf(brother) }
}

const profileOf = ({ id }: Pick<PersonRef, 'id'>) => ({
  from: 'the brotherhood',
  label: 'Open the profile',
  path: `/profile/${id}`,
})

const isBig = ({ kind }: TieRow) => kind === 'big_brother'

const confirmedSubject = (row: TieRow, name: string) =>
  isBig(row) && !row.facts.isHisDoing
    ? `${name} is your little brother now`
    : `You are ${name}’s ${isBig(row) ? 'big' : 'little'} brother now`

const claimedSubject = (row: TieRow, name: string) =>
  row.facts.isHisDoing
    ? `${name} says that you are his ${isBig(row) ? 'big' : 'little'} brother`
    : `Is ${name} your ${isBig(row) ? 'little' : 'big'} brother?`

function claimedParagraph(row: TieRow, name: string, proposedBy: string | null) {
  const what = `your ${isBig(row) ? 'little' : 'big'} brother`
  const stands = row.facts.isHisDoing
    ? claimedSubject(row, name)
    : proposedBy !== null
      ? `${proposedBy} says that ${name} is ${what}`
      : `By his name, ${name} stands as ${what}`
  return `${stands}. Confirm it on his profile, or say there that it is not so. Until you do, it shows him nothing more of you.`
}

function answerSubject({ kind, facts }: AnswerRow, name: string) {
  const what = `${facts.brotherIs} brother`
  if (kind === 'claim_confirmed')
    return facts.isHisDoing
      ? `${name} has confirmed that he is your ${what}`
      : `${name} is your ${what}, an officer has confirmed`
  return facts.isHisDoing ? `${name} says that he is not your ${what}` : `${name} is not your ${what}, an officer says`
}

const wordOf = (word: string | undefined) => (word ? ` In a word: “${word}”` : '')

export function proposalNote({ id, kind, facts }: ProposalRow): EmailNote {
  const { bigName, littleName, littleId, answeredBy, word } = facts
  const tie = `${bigName} is the big brother of ${littleName}`
  if (kind === 'tie_proposed')
    return {
      id,
      subject: 'A tie of the lineage is proposed',
      paragraph: `It is proposed that ${tie}. Either of the two answers with the other, or an officer.`,
      page: { from: 'the lineage', label: 'Open what waits', path: '/lineage?view=names' },
    }
  const subject =
    kind === 'proposal_confirmed'
      ? `${tie}, ${answeredBy ?? 'an officer'} has confirmed`
      : `${answeredBy ?? 'An officer'} says it is not so that ${tie}`
  return { id, subject, paragraph: `${subject}.${wordOf(word)}`, page: profileOf({ id: littleId }) }
}
