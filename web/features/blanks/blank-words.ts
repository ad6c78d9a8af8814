// The words for what says nothing: which field it stands in, and in how many places.
import type { Blank } from '@aerie/contract/blanks'
import { counted } from '@aerie/text/plurals'

const NAMES: Record<Blank['field'], string> = {
  bigBrother: 'Big brother',
  littleBrothers: 'Little brother',
  location: 'Where he lives, in the profile',
  city: 'City',
  country: 'Country',
  phone: 'Phone',
  currentPosition: 'Position',
  currentCompany: 'Company',
  cohort: 'Cohort',
  significantOther: 'Partner',
}

export const nameOfField = ({ field }: Blank) => NAMES[field]

export function placesOf(blanks: readonly Blank[]) {
  const count = blanks.reduce((sum, one) => sum + one.count, 0)
  return counted(count, 'place')
}
