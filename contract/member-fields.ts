// The fields of a member's record: what each is called and holds, who edits it, and behind which privacy it stands.
import * as z from 'zod/mini'
import {
  classOrYear,
  companyTags,
  interests,
  kids,
  LONGEST_BIO,
  LONGEST_QUOTE,
  lineageColor,
  littleBrothers,
  orNone,
  pledgeClass,
  social,
  WorkEntry,
} from './member-values.ts'
import { Role } from './person.ts'
import { Privacy, type PrivateField } from './privacy.ts'
import { SOCIAL_SITES, type SocialField } from './social-links.ts'
import { emailAddress, optionalText, required } from './values.ts'

interface MemberField {
  label: string
  /**
   * A `name` is a line that has to say something, a `text` may be left empty, `prose` has several lines, a `page` is an
   * address elsewhere, a `choice` is one of the words a form offers. Each `other` is read and shown in its own way.
   */
  kind: 'name' | 'text' | 'prose' | 'page' | 'choice' | 'other'
  /** The member and super admins, super admins alone, the member alone, or nobody, where it follows from other fields. */
  edits: 'member' | 'superAdmin' | 'owner' | 'nobody'
  privacy?: PrivateField
  /** Reads what is sent; every field may be left out. */
  reads: z.core.$ZodType
}

const name = <Reads extends z.core.$ZodType<string>>(label: string, reads: Reads) =>
  ({ label, kind: 'name', edits: 'member', reads: z.optional(reads) }) as const

const text = (label: string, longest?: number, privacy?: PrivateField) =>
  ({ label, kind: 'text', edits: 'member', reads: optionalText(longest), ...(privacy && { privacy }) }) as const

const prose = (label: string, longest: number) =>
  ({ label, kind: 'prose', edits: 'member', reads: optionalText(longest) }) as const

const page = (field: SocialField) =>
  ({ label: SOCIAL_SITES[field].name, kind: 'page', edits: 'member', reads: social(field) }) as const

const other = <Reads extends z.core.$ZodType, Edits extends MemberField['edits']>(
  label: string,
  edits: Edits,
  reads: Reads,
  privacy?: PrivateField,
) => ({ label, kind: 'other', edits, reads: z.optional(reads), ...(privacy && { privacy }) }) as const

/** In the order in which an export has them. */
export const MEMBER_FIELDS = {
  firstName: name('First Name', required('First name is required')),
  middleName: text('Middle Name'),
  lastName: name('Last Name', required('Last name is required')),
  familiar: text('Familiar Name'),
  email: { ...name('Email', emailAddress('Valid email is required')), privacy: 'email' },
  phone: text('Phone', 40, 'phone'),
  pledgeClass: other('Pledge Class Number', 'superAdmin', z.nullable(pledgeClass)),
  class: other('Class Year', 'superAdmin', z.nullable(classOrYear)),
  cohort: text('Cohort'),
  roles: other('Organisation Roles', 'member', z.array(required('An office needs a name', 60)).check(z.maxLength(20))),
  currentPosition: text('Position'),
  currentCompany: text('Company'),
  workStartDate: text('Since', 60),
  workEndDate: text('Until', 60),
  companyTags: other('Company Tags', 'member', companyTags),
  workHistory: other(
    'Earlier Positions',
    'member',
    z.array(WorkEntry).check(z.maxLength(30, 'At most 30 earlier positions')),
  ),
  location: text('City', undefined, 'city'),
  /** The name of the city alone; found from the location. */
  city: { ...text('City', undefined, 'city'), edits: 'nobody' },
  country: text('Country'),
  linkedinUrl: page('linkedinUrl'),
  instagramUrl: page('instagramUrl'),
  snapchatUrl: page('snapchatUrl'),
  facebookUrl: page('facebookUrl'),
  tiktokUrl: page('tiktokUrl'),
  birthday: text('Birthday', 60, 'birthday'),
  significantOther: text('Partner', undefined, 'family'),
  significantOtherType: {
    label: 'Relationship Type',
    kind: 'choice',
    edits: 'member',
    privacy: 'family',
    reads: z.optional(orNone(60)),
  },
  kids: other('Children', 'member', kids, 'children'),
  /** A member's id, or a name. */
  bigBrother: other('Big Brother', 'member', orNone()),
  littleBrothers: other('Little Brothers', 'member', littleBrothers),
  lineageColor: other('Lineage Color Group', 'superAdmin', lineageColor),
  bio: prose('Bio', LONGEST_BIO),
  quote: prose('Quote', LONGEST_QUOTE),
  interests: other('Favourites', 'member', interests),
  role: other('Role', 'superAdmin', Role),
  isActive: other('Active', 'superAdmin', z.boolean()),
  privacy: other('Who Sees What', 'owner', Privacy),
  /** Whether saving tells the feed what is new. */
  sharesActivity: other('Tell the house what is new', 'owner', z.boolean()),
} as const satisfies Record<string, MemberField>

type Fields = typeof MEMBER_FIELDS
export type MemberFieldName = keyof Fields

type FieldsWith<Key extends 'kind' | 'edits', Value> = {
  [F in MemberFieldName]: Fields[F][Key] extends Value ? F : never
}[MemberFieldName]

export const FIELD_NAMES = Object.keys(MEMBER_FIELDS) as MemberFieldName[]

const ofKind = <const Kind extends MemberField['kind']>(...kinds: Kind[]) =>
  FIELD_NAMES.filter((field): field is FieldsWith<'kind', Kind> =>
    kinds.some((kind) => kind === MEMBER_FIELDS[field].kind),
  )

const editedBy = <const Edits extends MemberField['edits']>(...editors: Edits[]) =>
  FIELD_NAMES.filter((field): field is FieldsWith<'edits', Edits> =>
    editors.some((editor) => editor === MEMBER_FIELDS[field].edits),
  )

export const NAME_FIELDS = ofKind('name')
/** Text that may be missing. */
export const TEXT_FIELDS = ofKind('text', 'prose', 'page', 'choice')
export type TextFieldName = (typeof TEXT_FIELDS)[number]
export const LINE_FIELDS = ofKind('text')
export type LineFieldName = (typeof LINE_FIELDS)[number]
export const PROSE_FIELDS = ofKind('prose')

/** Taken from super admins, passed over from others. */
export const RESERVED_FIELDS = editedBy('superAdmin')

const readersOf = <F extends MemberFieldName>(fields: readonly F[]) =>
  Object.fromEntries(fields.map((field) => [field, MEMBER_FIELDS[field].reads])) as { [G in F]: Fields[G]['reads'] }

const changes = {
  ...readersOf(editedBy('member', 'superAdmin')),
  /** The version the changes were made on; without it the last to save wins. */
  version: z.optional(z.int()),
}

/** What a super admin may change of a brother; every field may be left out. */
export const MemberChanges = z.strictObject(changes)
export type MemberChanges = z.infer<typeof MemberChanges>

/** The same of oneself, and what is one's own affair alone. */
export const OwnChanges = z.strictObject({ ...changes, ...readersOf(editedBy('owner')) })
export type OwnChanges = z.infer<typeof OwnChanges>
