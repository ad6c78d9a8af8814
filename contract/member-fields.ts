// The fields of a member's record: what each is called and holds, who edits it, and behind which privacy it stands.
import type { PrivateField } from './privacy.ts'
import { SOCIAL_SITES, type SocialField } from './social-links.ts'

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
  /** The most characters a text takes, where that is not the 200 of every text. */
  longest?: number
}

export const LONGEST_BIO = 20_000
export const LONGEST_QUOTE = 1000

const name = (label: string, privacy?: PrivateField) =>
  ({ label, kind: 'name', edits: 'member', ...(privacy && { privacy }) }) as const

const text = (label: string, longest?: number, privacy?: PrivateField) =>
  ({ label, kind: 'text', edits: 'member', ...(longest && { longest }), ...(privacy && { privacy }) }) as const

const prose = (label: string, longest: number) => ({ label, kind: 'prose', edits: 'member', longest }) as const

const page = (field: SocialField) => ({ label: SOCIAL_SITES[field].name, kind: 'page', edits: 'member' }) as const

const other = <Edits extends MemberField['edits']>(label: string, edits: Edits, privacy?: PrivateField) =>
  ({ label, kind: 'other', edits, ...(privacy && { privacy }) }) as const

/** In the order in which an export has them. */
export const MEMBER_FIELDS = {
  firstName: name('First Name'),
  middleName: text('Middle Name'),
  lastName: name('Last Name'),
  familiar: text('Familiar Name'),
  email: name('Email', 'email'),
  phone: text('Phone', 40, 'phone'),
  pledgeClass: other('Pledge Class Number', 'superAdmin'),
  class: other('Class Year', 'superAdmin'),
  cohort: text('Cohort'),
  roles: other('Organisation Roles', 'member'),
  currentPosition: text('Position'),
  currentCompany: text('Company'),
  workStartDate: text('Since', 60),
  workEndDate: text('Until', 60),
  companyTags: other('Company Tags', 'member'),
  workHistory: other('Earlier Positions', 'member'),
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
    longest: 60,
  },
  kids: other('Children', 'member', 'children'),
  /** A member's id, or a name. */
  bigBrother: other('Big Brother', 'member'),
  littleBrothers: other('Little Brothers', 'member'),
  lineageColor: other('Lineage Color Group', 'superAdmin'),
  bio: prose('Bio', LONGEST_BIO),
  quote: prose('Quote', LONGEST_QUOTE),
  interests: other('Favourites', 'member'),
  role: other('Role', 'superAdmin'),
  isActive: other('Active', 'superAdmin'),
  privacy: other('Who Sees What', 'owner'),
  /** Whether the city is looked for on the map; another city is so again. */
  isOnMap: other('On the map', 'member'),
  /** Whether saving tells the feed what is new. */
  sharesActivity: other('Tell brothers what is new', 'owner'),
  /** Day and month, on the dashboards of his line and class. */
  sharesBirthday: other('Let my birthday stand on dashboards', 'owner'),
} as const satisfies Record<string, MemberField>

type Fields = typeof MEMBER_FIELDS
export type MemberFieldName = keyof Fields

export type FieldsWith<Key extends 'kind' | 'edits', Value> = {
  [F in MemberFieldName]: Fields[F][Key] extends Value ? F : never
}[MemberFieldName]

export const FIELD_NAMES = Object.keys(MEMBER_FIELDS) as MemberFieldName[]

const ofKind = <const Kind extends MemberField['kind']>(...kinds: Kind[]) =>
  FIELD_NAMES.filter((field): field is FieldsWith<'kind', Kind> =>
    kinds.some((kind) => kind === MEMBER_FIELDS[field].kind),
  )

export const editedBy = <const Edits extends MemberField['edits']>(...editors: Edits[]) =>
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

/** Who is shown a field of a member: all members, those whom he chooses, or he alone. */
export function audienceOf(field: MemberFieldName): 'members' | 'chosen' | 'owner' {
  const { privacy, edits }: MemberField = MEMBER_FIELDS[field]
  if (privacy) return 'chosen'
  return edits === 'owner' ? 'owner' : 'members'
}
