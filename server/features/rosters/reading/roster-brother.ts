// A brother as a row of a roster describes him, ready to be written.
import type { Member } from '@aerie/contract/members'
import type { SocialField } from '@aerie/contract/social-links'

export interface RosterBrother extends Record<SocialField, string | null> {
  firstName: string
  middleName: string | null
  lastName: string
  familiar: string | null
  /** In lower case, its domain in ASCII. */
  email: string | null
  /** As typed. */
  phone: string | null
  /** E.164, where the phone could be read. */
  phoneKey: string | null
  position: string | null
  company: string | null
  workStart: string | null
  workEnd: string | null
  companyTags: string[]
  offices: string[]
  class: number | null
  pledgeClass: number | null
  cohort: string | null
  birthday: string | null
  partner: string | null
  partnerKind: string | null
  kids: Member['kids']
  /** Names, for whoever writes the row to match with members. */
  bigBrother: string | null
  littleBrothers: string[]
  lineageColor: Member['lineageColor']
  location: string | null
  city: string | null
  country: string | null
  bio: string | null
  quote: string | null
  role: Member['role']
  isActive: boolean
  interests: Member['interests']
}
