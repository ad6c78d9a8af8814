// What the form of a profile holds, how it comes out of a record, and what of it was changed.

import type { LineageColor } from '@aerie/contract/lineage'
import { MOST_LITTLES } from '@aerie/contract/lineage'
import type { OwnChanges } from '@aerie/contract/member-changes'
import { NAME_FIELDS, TEXT_FIELDS, type TextFieldName } from '@aerie/contract/member-fields'
import type { Interest, Member } from '@aerie/contract/members'
import type { Privacy } from '@aerie/contract/privacy'
import { birthdayInWords, timeInWords } from '@aerie/text/partial-dates'
import type * as z from 'zod/mini'

/** Words to choose from have a select, and the city follows from the location. */
type FormTextField = Exclude<TextFieldName, 'significantOtherType' | 'city'>
const FORM_TEXT_FIELDS = TEXT_FIELDS.filter(
  (field): field is FormTextField => field !== 'significantOtherType' && field !== 'city',
)
type NameField = (typeof NAME_FIELDS)[number]
type TextField = NameField | FormTextField

/** How a select says that nothing is chosen. */
export const NONE = 'none'

export interface WorkRow {
  title: string
  company: string
  startDate: string
  endDate: string
}

export interface KidRow {
  name: string
  gender: string
  birthYear: string
}

export interface ProfileForm extends Record<TextField, string> {
  class: string
  pledgeClass: string
  lineageColor: LineageColor | null
  companyTags: string[]
  workHistory: WorkRow[]
  roles: string[]
  bigBrother: string | null
  /** A place for each little brother; null where nobody stands in it. */
  littleBrothers: (string | null)[]
  significantOtherType: string
  kids: KidRow[]
  interests: z.infer<typeof Interest>[]
  /** Whether the city is looked for on the map. */
  isOnMap: boolean
  /** Null in another's record, where these are nobody's business. */
  privacy: Privacy | null
  sharesActivity: boolean | null
  sharesBirthday: boolean | null
}

/** What is sent, before the contract has read it: numbers that are none are still as they were typed. */
export type Payload = Partial<Record<keyof OwnChanges, unknown>>

export function formOf(member: Member): ProfileForm {
  return {
    ...textsOf(member),
    class: textOf(member.class),
    pledgeClass: textOf(member.pledgeClass),
    lineageColor: member.lineageColor,
    companyTags: member.companyTags,
    workHistory: member.experience.workHistory.map(({ title, company, startDate, endDate }) => ({
      title,
      company,
      startDate: timeInWords(textOf(startDate)),
      endDate: timeInWords(textOf(endDate)),
    })),
    roles: member.roles,
    bigBrother: member.bigBrother,
    littleBrothers: [...member.littleBrothers, ...Array(MOST_LITTLES).fill(null)].slice(
      0,
      Math.max(MOST_LITTLES, member.littleBrothers.length),
    ),
    significantOtherType: member.significantOtherType ?? NONE,
    kids: member.kids.map(({ name, gender, birthYear }) => ({
      name,
      gender: textOf(gender),
      birthYear: textOf(birthYear),
    })),
    interests: member.interests,
    isOnMap: member.isOnMap,
    privacy: member.own?.privacy ?? null,
    sharesActivity: member.own?.sharesActivity ?? null,
    sharesBirthday: member.own?.sharesBirthday ?? null,
  }
}

/** The fields that say something else than they did at first. */
export function changesOf(values: ProfileForm, initial: ProfileForm): Payload {
  const before: Payload = payloadOf(initial)
  return Object.fromEntries(
    Object.entries(payloadOf(values)).filter(
      ([field, value]) => JSON.stringify(value) !== JSON.stringify(before[field as keyof Payload]),
    ),
  )
}

/** Everything as it is sent: trimmed, without rows in which nothing stands. */
export function payloadOf(values: ProfileForm) {
  const { privacy, sharesActivity, sharesBirthday } = values
  return {
    ...eachOf(NAME_FIELDS, (field) => values[field].trim()),
    ...eachOf(FORM_TEXT_FIELDS, (field) => values[field].trim() || null),
    class: numberOf(values.class),
    pledgeClass: numberOf(values.pledgeClass),
    lineageColor: values.lineageColor,
    companyTags: values.companyTags,
    workHistory: values.workHistory.filter(isFilled).map(({ title, company, startDate, endDate }) => ({
      title: title.trim(),
      company: company.trim(),
      startDate: startDate.trim() || null,
      endDate: endDate.trim() || null,
    })),
    roles: values.roles,
    bigBrother: values.bigBrother?.trim() || null,
    littleBrothers: values.littleBrothers.filter((little) => little?.trim()),
    significantOtherType: values.significantOtherType === NONE ? null : values.significantOtherType,
    kids: values.kids.filter(isFilled).map(({ name, gender, birthYear }) => ({
      name: name.trim(),
      gender: gender.trim() || null,
      birthYear: numberOf(birthYear),
    })),
    interests: values.interests,
    isOnMap: values.isOnMap,
    ...(privacy && { privacy }),
    ...(sharesActivity !== null && { sharesActivity }),
    ...(sharesBirthday !== null && { sharesBirthday }),
  } satisfies Payload
}

/** Whether anything stands in a row. */
export const isFilled = (row: WorkRow | KidRow) => Object.values(row).some((text: string) => text.trim())

const textsOf = (member: Member): Record<TextField, string> =>
  eachOf([...NAME_FIELDS, ...FORM_TEXT_FIELDS], (field) => (IN_WORDS[field] ?? asWritten)(member[field] ?? ''))

/** What programs wrote in numbers is read as the profile shows it. */
const IN_WORDS: { [F in TextField]?: (text: string) => string } = {
  birthday: birthdayInWords,
  workStartDate: timeInWords,
  workEndDate: timeInWords,
}

const asWritten = (text: string) => text

const eachOf = <F extends string, Value>(fields: F[], read: (field: F) => Value) =>
  Object.fromEntries(fields.map((field) => [field, read(field)])) as Record<F, Value>

const textOf = (value: string | number | null) => (value === null ? '' : String(value))

/** Null for nothing; what is no whole number stays as it was typed, for the contract to refuse. */
function numberOf(typed: string) {
  const digits = typed.trim()
  if (!digits) return null
  return /^-?\d{1,9}$/.test(digits) ? Number(digits) : digits
}
