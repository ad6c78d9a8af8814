// What the fields of a roster are called for those who read them.
import { MEMBER_FIELDS, type MemberFieldName } from '@aerie/contract/member-fields'

/** Where a column says more, or less, than the field of a form. */
const LABELS: Partial<Record<MemberFieldName, string>> = {
  email: 'E-mail',
  pledgeClass: 'Pledge class',
  roles: 'Offices',
  workStartDate: 'Working since',
  workEndDate: 'Working until',
  location: 'Location',
  significantOtherType: 'Kind of partner',
  lineageColor: 'Lineage colour',
  interests: 'Interests',
  isActive: 'Active or not',
}

const isMemberField = (field: string): field is MemberFieldName => Object.hasOwn(MEMBER_FIELDS, field)

/** What others keep and a record has no field for, where the word itself would not say it. */
const FOREIGN: Record<string, string> = {
  courtesyTitle: 'Courtesy title, left aside',
  died: 'Deceased',
  left: 'Has left',
  unmailed: 'Not to be written to',
  uncalled: 'Not to be called',
  mailWish: 'May be written to',
}

/** 'bigBrother' → 'Big brother'; the word itself for what others keep and a record has no field for. */
export const fieldLabel = (field: string) =>
  isMemberField(field)
    ? (LABELS[field] ?? MEMBER_FIELDS[field].label.replace(/ [A-Z]/g, (start) => start.toLowerCase()))
    : (FOREIGN[field] ?? field.charAt(0).toUpperCase() + field.slice(1))
