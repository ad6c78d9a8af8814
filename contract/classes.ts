// The names of pledge classes.

/** Pledge classes before the first numbered one. */
export const PRE_FOUNDING = -999

const FOUNDING: Record<number, string> = { [-2]: 'Founding Senior', [-1]: 'Founding Junior', 0: 'Founding Sophomore' }

/** Those that have a name instead of a number, the oldest first. */
export const FOUNDING_CLASSES = [PRE_FOUNDING, -2, -1, 0] as const

/** The pledge class that a class says where none is given: older records and forms number them alike. */
export const pledgeClassOf = (given: number | null | undefined) => (given && given <= 35 ? given : null)

/** 1st, 2nd, 3rd, 4th; 11th to 13th. */
function ordinal(n: number) {
  const suffix = n % 100 >= 11 && n % 100 <= 13 ? 'th' : (['th', 'st', 'nd', 'rd'][n % 10] ?? 'th')
  return `${n}${suffix}`
}

/** The name of one pledge class; `shortName` is the organisation's, as in Pre-OSOP. */
export function pledgeClassLabel(pledgeClass: number, shortName: string) {
  if (pledgeClass === PRE_FOUNDING) return `Pre-${shortName}`
  return FOUNDING[pledgeClass] ?? (pledgeClass > 0 ? `${ordinal(pledgeClass)} Class` : String(pledgeClass))
}

interface Classed {
  pledgeClass: number | null
  class: number | null
  title?: string | null
}

/** What stands under a brother's name in the directory and on his profile. */
export function classLabel(brother: Classed, shortName: string) {
  if (brother.pledgeClass !== null) return pledgeClassLabel(brother.pledgeClass, shortName)
  if (brother.class !== null) return `${brother.class} Class`
  return brother.title || 'Member'
}

/** What stands in the Class column of Member Management and in lineage. */
export function adminClassLabel(brother: Classed, shortName: string) {
  if (brother.pledgeClass !== null) return pledgeClassLabel(brother.pledgeClass, shortName)
  return brother.class === null ? 'N/A' : `Class ${brother.class}`
}

/** Years that stand as a class in older records, of brothers before the first class. */
const BEFORE_FOUNDING = [1987, 1988, 1989]

/** The row of the lineage in which he stands: whose class is not known stands with the 1st. */
export function lineageRow({ pledgeClass, class: given }: { [field in 'pledgeClass' | 'class']?: number | undefined }) {
  if (pledgeClass !== undefined) return pledgeClass
  if (given === undefined) return 1
  return BEFORE_FOUNDING.includes(given) ? PRE_FOUNDING : given
}
