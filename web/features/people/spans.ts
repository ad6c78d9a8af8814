// Times in a brother's life: how long he has worked somewhere, how old his children are.
import type { Member } from '@aerie/contract/members'
import { timeInWords } from '@aerie/text/partial-dates'

/** 'Since March 2019, until today'; the dates are what he wrote, in words. Null when he wrote none. */
export function currentSpan({ workStartDate, workEndDate }: Pick<Member, 'workStartDate' | 'workEndDate'>) {
  const [since, until] = [timeInWords(workStartDate ?? ''), timeInWords(workEndDate ?? '')]
  if (since) return `Since ${since}, until ${until || 'today'}`
  return until ? `Until ${until}` : null
}

/** 'June 2016 to February 2019'; null when neither end is known. */
export function pastSpan({ startDate, endDate }: { startDate: string | null; endDate: string | null }) {
  const [since, until] = [timeInWords(startDate ?? ''), timeInWords(endDate ?? '')]
  if (since && until) return `${since} to ${until}`
  if (since) return `Since ${since}`
  return until ? `Until ${until}` : null
}

/** 'boy, 6': his gender, and the years from his birth to this one; none for a child that is still to be born. */
export function kidNote({ gender, birthYear }: Pick<Member['kids'][number], 'gender' | 'birthYear'>, year: number) {
  return [gender, birthYear === null || birthYear > year ? null : year - birthYear]
    .filter((part) => part !== null && part !== '')
    .join(', ')
}
