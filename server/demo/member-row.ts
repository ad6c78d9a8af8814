// The row of `members` for one demo brother.
import { columnsOf } from '#features/members/service.ts'
import { phoneKey } from '#platform/phone.ts'
import type { DemoBrother } from './demo-brother.ts'
import type { PortraitColumns } from './store-portraits.ts'

interface Coordinates {
  latitude: number
  longitude: number
}

/** Columns that are not named keep their defaults. */
export const memberRow = (brother: DemoBrother, portrait: PortraitColumns, coordinates: Coordinates | null) => ({
  ...columnsOf({
    ...brother,
    roles: brother.offices,
    currentPosition: brother.position,
    currentCompany: brother.company,
    workStartDate: brother.workStart,
    workEndDate: brother.workEnd,
    significantOther: brother.partner,
    significantOtherType: brother.partnerKind,
  }),
  first_name: brother.firstName,
  last_name: brother.lastName,
  phone_key: phoneKey(brother.phone, brother.country),
  linkedin_verified: brother.linkedinVerified,
  ...coordinates,
  // The cast show their children to all brothers; generated brothers keep to the default.
  privacy: JSON.stringify(brother.key !== null && brother.kids.length > 0 ? { children: 'brothers' } : {}),
  ...portrait,
  inactive_since: brother.isActive ? null : new Date(),
})
