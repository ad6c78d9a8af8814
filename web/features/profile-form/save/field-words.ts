// The fields of a record in words: what they are called, and what stands in them.
import { pledgeClassLabel } from '@aerie/contract/classes'
import { MEMBER_FIELDS, type MemberFieldName } from '@aerie/contract/member-fields'
import { PRIVATE_FIELDS } from '@aerie/contract/privacy'
import { PRIVATE_FIELD_NAMES, VISIBILITY_NAMES } from '#features/people/private-field-names.ts'
import { pastSpan } from '#features/people/spans.ts'
import type { payloadOf } from '../form-values.ts'
import type { Field } from './conflict.ts'

type ProfilePayload = ReturnType<typeof payloadOf>

const isMemberField = (field: string): field is MemberFieldName => Object.hasOwn(MEMBER_FIELDS, field)

/** What the form calls a field; of what is no field any more, its own name. */
export const fieldName = (field: string) => (isMemberField(field) ? MEMBER_FIELDS[field].label : field)

export interface Lookups {
  shortName: string
  /** The name of a brother by the id, or name, that a record keeps of him. */
  brotherName: (kept: string) => string
}

type FieldText<F extends keyof ProfilePayload> = (value: NonNullable<ProfilePayload[F]>, lookups: Lookups) => string
/** Fields that can be read as they are sent. */
type ReadableField = {
  [F in keyof ProfilePayload]-?: NonNullable<ProfilePayload[F]> extends string | number ? F : never
}[keyof ProfilePayload]

const WORDS: { [F in Exclude<keyof ProfilePayload, ReadableField> | 'pledgeClass' | 'bigBrother']-?: FieldText<F> } = {
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
  isOnMap: (isOn) => (isOn ? 'Yes' : 'No'),
  sharesActivity: (shares) => (shares ? 'Yes' : 'No'),
  sharesBirthday: (shares) => (shares ? 'Yes' : 'No'),
}

/** Empty for what is empty. */
export function valueInWords(field: Field, value: unknown, lookups: Lookups): string {
  if (value === null || value === undefined) return ''
  const words = WORDS[field as keyof typeof WORDS] as ((value: unknown, lookups: Lookups) => string) | undefined
  return words ? words(value, lookups) : String(value)
}
