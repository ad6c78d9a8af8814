// Where the form of a profile asks for each field of a record.
import type { LineFieldName, MemberFieldName, NAME_FIELDS } from '@aerie/contract/member-fields'
import type { SectionName } from './section-list.ts'

/** Fields that are asked for in one line. */
export type LineInputName = Exclude<LineFieldName, 'city'> | (typeof NAME_FIELDS)[number]

export interface LineInput {
  section: SectionName
  type?: 'email' | 'tel'
  hint?: string
  placeholder?: string
  autoComplete?: string
}

/**
 * A line stands with the others of its section; `own` is what a section asks for in its own way, and `none` what the form
 * does not ask for.
 */
export const FIELD_INPUTS: {
  [F in MemberFieldName]: 'own' | 'none' | (F extends LineInputName ? LineInput : never)
} = {
  firstName: { section: 'basics', autoComplete: 'given-name' },
  middleName: { section: 'basics', autoComplete: 'additional-name' },
  lastName: { section: 'basics', hint: 'One name only? Enter it as first name too', autoComplete: 'family-name' },
  familiar: { section: 'basics', hint: 'Shown in place of the first name', autoComplete: 'nickname' },
  email: { section: 'basics', type: 'email' },
  phone: { section: 'basics', type: 'tel' },
  pledgeClass: 'own',
  class: 'own',
  cohort: 'none',
  roles: 'own',
  currentPosition: { section: 'work' },
  currentCompany: { section: 'work', autoComplete: 'organization' },
  workStartDate: { section: 'work', placeholder: 'March 2019' },
  workEndDate: { section: 'work', placeholder: 'today' },
  companyTags: 'own',
  workHistory: 'own',
  location: 'own',
  city: 'none',
  country: 'own',
  linkedinUrl: 'own',
  instagramUrl: 'own',
  snapchatUrl: 'own',
  facebookUrl: 'own',
  tiktokUrl: 'own',
  birthday: { section: 'personal', placeholder: '9 April 1993' },
  significantOther: 'own',
  significantOtherType: 'own',
  kids: 'own',
  bigBrother: 'own',
  littleBrothers: 'own',
  lineageColor: 'own',
  bio: 'own',
  quote: 'own',
  interests: 'own',
  role: 'none',
  isActive: 'none',
  privacy: 'own',
  isOnMap: 'own',
  sharesActivity: 'own',
  sharesBirthday: 'own',
}
