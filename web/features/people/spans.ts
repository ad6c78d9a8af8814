// Times in a brother's life: how long he has worked somewhere, how old his children are.
import type { Member } from '@aerie/contract/members'

/** 'Since March 2019, until today'; the dates are whatever he wrote. Null when he wrote none. */
export function currentSpan({ workStartDate, workEndDate }: Pick<Member, 'workStartDate' | 'workEndDate'>) {
  if (workStartDate) return `Since ${workStartDate}, until ${workEndDate || 'today'}`
  return workEndDate ? `Until ${workEndDate}` : null
}

/** 'June 2016 to February 2019'; null when neither end is known. */
export function pastSpan({ startDate, endDate }: { startDate: string | null; endDate: string | null }) {
  if (startDate && endDate) return `${startDate} to ${endDate}`
  if (startDate) return `Since ${startDate}`
  return endDate ? `Until ${endDate}` : null
}

/** 'boy, 6': his gender, and the years from his birth to this one; none for a child that is still to be born. */
export function kidNote({ gender, birthYear }: Pick<Member['kids'][number], 'gender' | 'birthYear'>, year: number) {
  return [gender, birthYear === null || birthYear > year ? null : year - birthYear]
    .filter((part) => part !== null && part !== '')
    .join(', ')
}
