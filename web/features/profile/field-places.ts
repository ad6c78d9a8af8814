// Where a profile shows each field of a record.
import { LINE_FIELDS, type LineFieldName, type MemberFieldName } from '@aerie/contract/member-fields'
import type { Member } from '@aerie/contract/members'

/** A detail stands in a line under its label; `own` is what a section shows in its own way. */
const FIELD_PLACES: { [F in MemberFieldName]: 'own' | 'none' | (F extends LineFieldName ? 'detail' : never) } = {
  firstName: 'own',
  middleName: 'own',
  lastName: 'own',
  familiar: 'own',
  email: 'own',
  phone: 'own',
  pledgeClass: 'own',
  class: 'own',
  cohort: 'none',
  roles: 'own',
  currentPosition: 'own',
  currentCompany: 'own',
  workStartDate: 'own',
  workEndDate: 'own',
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
  birthday: 'detail',
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
  isActive: 'own',
  privacy: 'none',
  isOnMap: 'none',
  sharesActivity: 'none',
  sharesBirthday: 'none',
}

/** The details of a brother that are told, in order. */
export const detailsOf = (member: Member) =>
  LINE_FIELDS.filter((field) => FIELD_PLACES[field] === 'detail' && member[field])
