// The row of `members` for one demo brother.
import { phoneKey } from '#platform/phone.ts'
import type { DemoBrother } from './demo-brother.ts'
import type { PortraitColumns } from './store-portraits.ts'

interface Coordinates {
  latitude: number
  longitude: number
}

/** Columns that are not named keep their defaults. */
export const memberRow = (brother: DemoBrother, portrait: PortraitColumns, coordinates: Coordinates | null) => ({
  first_name: brother.firstName,
  middle_name: brother.middleName,
  last_name: brother.lastName,
  familiar: brother.familiar,
  email: brother.email,
  phone: brother.phone,
  phone_key: phoneKey(brother.phone),
  linkedin_url: brother.linkedinUrl,
  instagram_url: brother.instagramUrl,
  snapchat_url: brother.snapchatUrl,
  facebook_url: brother.facebookUrl,
  tiktok_url: brother.tiktokUrl,
  linkedin_verified: brother.linkedinVerified,
  position: brother.position,
  company: brother.company,
  work_start: brother.workStart,
  work_end: brother.workEnd,
  company_tags: [...brother.companyTags],
  work_history: JSON.stringify(brother.workHistory),
  offices: [...brother.offices],
  class: brother.class,
  pledge_class: brother.pledgeClass,
  cohort: brother.cohort,
  birthday: brother.birthday,
  partner: brother.partner,
  partner_kind: brother.partnerKind,
  kids: JSON.stringify(brother.kids),
  lineage_color: brother.lineageColor,
  location: brother.location,
  city: brother.city,
  country: brother.country,
  ...coordinates,
  // The cast show their children to all brothers; generated brothers keep to the default.
  privacy: JSON.stringify(brother.key !== null && brother.kids.length > 0 ? { children: 'brothers' } : {}),
  bio: brother.bio,
  quote: brother.quote,
  interests: JSON.stringify(brother.interests),
  role: brother.role,
  ...portrait,
  inactive_since: brother.isActive ? null : new Date(),
})
