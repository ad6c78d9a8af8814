// Which of his first steps a new brother has taken: it follows from his record.
import type { FirstSteps, StepState } from '@aerie/contract/newcomers'
import { displayName } from '#features/people/person.ts'
import { privacyOf } from '#features/people/privacy.ts'
import type { StepsRow } from './data.ts'

export function stepsOf(memberId: number, row: StepsRow): FirstSteps {
  const { first_name, familiar, last_name } = row
  return {
    photo: doneIf(row.avatar !== null),
    city: doneIf(row.is_placed),
    work: doneIf(row.position !== null || row.company !== null),
    privacy: doneIf(row.privacy_seen_at !== null || Object.keys(row.privacy as object).length > 0),
    bigBrother: bigBrotherStep(memberId, row),
    location: row.location,
    isOnMap: row.is_placed && privacyOf(row).city === 'brothers',
    bigBrotherName: first_name && last_name ? displayName({ first_name, familiar, last_name }) : row.big_name,
  }
}

const doneIf = (done: boolean): StepState => (done ? 'done' : 'open')

/** A name that is no member's asks nobody; what another claims is his to answer. */
function bigBrotherStep(memberId: number, { big_id, big_name, confirmed_at, claimed_by }: StepsRow): StepState {
  if (confirmed_at !== null || big_name !== null) return 'done'
  return big_id !== null && claimed_by === memberId ? 'waiting' : 'open'
}

/** Nothing is left for him to do. */
export const isFinished = ({ photo, city, work, privacy, bigBrother }: FirstSteps) =>
  ![photo, city, work, privacy, bigBrother].includes('open')
