// What a brother's class is called on his profile and in his line.
import { adminClassLabel, classLabel, pledgeClassLabel } from '@aerie/contract/classes'
import type { Member } from '@aerie/contract/members'

type Classed = Pick<Member, 'class' | 'pledgeClass'>

/** The earliest `class` that is a year and not a number. */
const FIRST_YEAR = 1900

/** The marks in House Details: the pledge class, and the year where one is known. */
export function classMarks(member: Classed, shortName: string) {
  const { class: year, pledgeClass } = member
  return [
    ...(pledgeClass !== null ? [pledgeClassLabel(pledgeClass, shortName)] : []),
    ...(year !== null && year >= FIRST_YEAR ? [`Class of ${year}`] : []),
    ...(year !== null && year < FIRST_YEAR && pledgeClass === null ? [classLabel(member, shortName)] : []),
  ]
}

/** 'Big brother, 28th Class'; without the class where it is not known. */
export function relation(kind: 'Big brother' | 'Little brother', relative: Classed, shortName: string) {
  const isKnown = relative.pledgeClass !== null || relative.class !== null
  return isKnown ? `${kind}, ${adminClassLabel(relative, shortName)}` : kind
}
