// What emails say of ties and of answers to claims.
import type { LineageNotification } from '@aerie/contract/notifications'
import { fullName, type PersonRef } from '@aerie/contract/person'
import type { EmailNote, NotificationRow } from '#features/notifications/service.ts'

export type TieRow = NotificationRow<'big_brother' | 'little_brother'>
type AnswerRow = NotificationRow<'claim_confirmed' | 'claim_refused'>

/** Nothing of what is over, or waits for the brother alone. */
export function tieNote(row: TieRow, brother: PersonRef, standing: LineageNotification['standing']): EmailNote[] {
  if (standing === 'over' || standing === 'waiting') return []
  const subject =
    standing === 'confirmed' ? confirmedSubject(row, fullName(brother)) : claimedSubject(row, fullName(brother))
  const paragraph = standing === 'confirmed' ? `${subject}.` : claimedParagraph(row, fullName(brother))
  return [{ id: row.id, subject, paragraph, page: profileOf(brother) }]
}

export function answerNote(row: AnswerRow, brother: PersonRef): EmailNote {
  const subject = answerSubject(row, fullName(brother))
  return { id: row.id, subject, paragraph: `${subject}.`, page: profileOf(brother) }
}

const profileOf = ({ id }: PersonRef) => ({
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

function claimedParagraph(row: TieRow, name: string) {
  const stands = row.facts.isHisDoing
    ? claimedSubject(row, name)
    : `By his name, ${name} stands as your ${isBig(row) ? 'little' : 'big'} brother`
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
