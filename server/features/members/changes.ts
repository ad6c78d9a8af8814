// From the fields of the contract to the columns they change.
import type { MemberChanges } from '@aerie/contract/members'
import type { MemberRow, RowChanges } from './data.ts'
import { phoneKey } from './phone.ts'

/** Leaves out the fields that were not sent. */
export function toRowChanges(changes: MemberChanges, row: MemberRow): RowChanges {
  const wanted = {
    first_name: changes.firstName,
    middle_name: changes.middleName,
    last_name: changes.lastName,
    familiar: changes.familiar,
    email: changes.email,
    phone: changes.phone,
    phone_key: changes.phone === undefined ? undefined : phoneKey(changes.phone),
    position: changes.currentPosition,
    company: changes.currentCompany,
    location: changes.location,
    country: changes.country,
    cohort: changes.cohort,
    offices: changes.roles,
    class: changes.class,
    pledge_class: changes.pledgeClass,
    lineage_color: changes.lineageColor,
    role: changes.role,
    inactive_since: changes.isActive === undefined ? undefined : inactiveSince(changes.isActive, row),
  }
  return Object.fromEntries(Object.entries(wanted).filter(([, value]) => value !== undefined))
}

const inactiveSince = (isActive: boolean, row: MemberRow) => (isActive ? null : (row.inactive_since ?? new Date()))

/** The columns whose value would really be another. */
export const changedFields = (row: MemberRow, wanted: RowChanges) =>
  Object.entries(wanted)
    .filter(([column, value]) => JSON.stringify(value) !== JSON.stringify(row[column as keyof MemberRow]))
    .map(([column]) => column)
