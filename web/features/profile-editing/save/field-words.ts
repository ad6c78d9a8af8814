// The fields of a record in words: what they are called, and what stands in them.
import { pledgeClassLabel } from '@aerie/contract/classes'
import { PRIVATE_FIELDS } from '@aerie/contract/privacy'
import { SOCIAL_SITES } from '@aerie/contract/social-links'
import { pastSpan } from '#features/people/spans.ts'
import type { payloadOf } from '../form/form-values.ts'
import { PRIVATE_FIELD_NAMES, VISIBILITY_NAMES } from '../form/private-field-names.ts'
import type { Field } from './conflict.ts'

type Sent = ReturnType<typeof payloadOf>

const NAMES: Partial<Record<Field, string>> = {
  firstName: 'First Name',
  middleName: 'Middle Name',
  lastName: 'Last Name',
  familiar: 'Familiar Name',
  email: 'Email',
  phone: 'Phone',
  class: 'Class Year',
  pledgeClass: 'Pledge Class Number',
  lineageColor: 'Lineage Color Group',
  currentPosition: 'Position',
  currentCompany: 'Company',
  workStartDate: 'Since',
  workEndDate: 'Until',
  companyTags: 'Company Tags',
  workHistory: 'Earlier Positions',
  roles: 'Organisation Roles',
  birthday: 'Birthday',
  bigBrother: 'Big Brother',
  littleBrothers: 'Little Brothers',
  significantOther: 'Partner',
  significantOtherType: 'Relationship Type',
  kids: 'Children',
  location: 'City',
  bio: 'Bio',
  quote: 'Quote',
  interests: 'Favourites',
  privacy: 'Who Sees What',
  sharesActivity: 'Tell the house what is new',
  ...Object.fromEntries(Object.entries(SOCIAL_SITES).map(([field, { name }]) => [field, name])),
}

/** What the form calls a field; of others, such as the role, their own names. */
export const fieldName = (field: string) => NAMES[field as Field] ?? field

export interface Lookups {
  shortName: string
  /** The name of a brother by the id, or name, that a record keeps of him. */
  brotherName: (kept: string) => string
}

const WORDS: { [F in keyof Sent]?: (value: NonNullable<Sent[F]>, lookups: Lookups) => string } = {
  pledgeClass: (n, { shortName }) => pledgeClassLabel(Number(n), shortName),
  companyTags: (tags) => tags.join(', '),
  roles: (offices) => offices.join(', '),
  workHistory: (rows) =>
    rows.map((row) => [row.title, row.company, pastSpan(row)].filter(Boolean).join(', ')).join('\n'),
  bigBrother: (kept, { brotherName }) => brotherName(kept),
  littleBrothers: (kept, { brotherName }) => kept.map((one) => brotherName(one ?? '')).join('\n'),
  kids: (kids) =>
    kids.map(({ name, gender, birthYear }) => [name, gender, birthYear].filter(Boolean).join(', ')).join('\n'),
  interests: (list) => list.map(({ title }) => title).join(', '),
  privacy: (privacy) =>
    PRIVATE_FIELDS.map((field) => `${PRIVATE_FIELD_NAMES[field]}: ${VISIBILITY_NAMES[privacy[field]]}`).join('\n'),
  sharesActivity: (shares) => (shares ? 'Yes' : 'No'),
}

/** Empty for what is empty. */
export function valueInWords(field: Field, value: unknown, lookups: Lookups): string {
  if (value === null || value === undefined) return ''
  const words = WORDS[field as keyof Sent] as ((value: unknown, lookups: Lookups) => string) | undefined
  return words ? words(value, lookups) : String(value)
}
