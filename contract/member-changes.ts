// What may be written into a member's record, and by whom: how each field is read, and the calls that add and change.
import { isNoFurtherName, saysNothing } from '@aerie/text/says-nothing'
import * as z from 'zod/mini'
import { FOUNDING_CLASSES } from './classes.ts'
import { endpoint, endpoints, JUST_NOW, WITHIN_AN_HOUR } from './endpoint.ts'
import { editedBy, type FieldsWith, MEMBER_FIELDS, type MemberFieldName } from './member-fields.ts'
import {
  classOrYear,
  companyTags,
  interests,
  kids,
  lineageColor,
  littleBrothers,
  orNone,
  pledgeClass,
  social,
  workHistory,
} from './member-values.ts'
import { Member } from './members.ts'
import { asksForRole } from './password-acts.ts'
import { Role } from './person.ts'
import { Privacy } from './privacy.ts'
import type { SocialField } from './social-links.ts'
import { emailAddress, optionalLine, optionalText, PathId, required } from './values.ts'

/** The same with null for what says nothing: “N/A” is no city. */
const known = <Reader extends z.core.$ZodType<string | null | undefined>>(reader: Reader, isNothing = saysNothing) =>
  z.pipe(
    reader,
    z.transform((given: z.core.output<Reader>) => (typeof given === 'string' && isNothing(given) ? null : given)),
  )

/** Read in their own way; every other field's kind says how it is read. */
const READERS = {
  firstName: required('First name is required'),
  lastName: required('Last name is required'),
  email: emailAddress('Valid email is required'),
  pledgeClass: z.nullable(pledgeClass),
  class: z.nullable(classOrYear),
  roles: z.array(required('An office needs a name', 60)).check(z.maxLength(20)),
  companyTags,
  workHistory,
  kids,
  bigBrother: known(orNone()),
  littleBrothers,
  lineageColor,
  interests,
  role: Role,
  isActive: z.boolean(),
  privacy: Privacy,
  isOnMap: z.boolean(),
  sharesActivity: z.boolean(),
  sharesBirthday: z.boolean(),
} satisfies Record<FieldsWith<'kind', 'name' | 'other'>, z.core.$ZodType>

type Readers = {
  [F in MemberFieldName]: z.ZodMiniOptional<
    F extends keyof typeof READERS
      ? (typeof READERS)[F]
      : F extends SocialField
        ? ReturnType<typeof social>
        : ReturnType<typeof known<ReturnType<typeof optionalText>>>
  >
}

function readerOf(field: MemberFieldName) {
  const { kind, longest }: { kind: string; longest?: number } = MEMBER_FIELDS[field]
  if (field in READERS) return READERS[field as keyof typeof READERS]
  if (kind === 'page') return social(field as SocialField)
  if (kind === 'choice') return known(orNone(longest))
  if (kind === 'prose') return known(optionalText(longest))
  return known(optionalLine(longest), field === 'middleName' || field === 'familiar' ? isNoFurtherName : saysNothing)
}

/** Every field may be left out. */
const readersOf = <F extends MemberFieldName>(fields: readonly F[]) =>
  Object.fromEntries(fields.map((field) => [field, z.optional(readerOf(field))])) as { [G in F]: Readers[G] }

const changes = {
  ...readersOf(editedBy('member', 'superAdmin')),
  /** The version the changes were made on; without it the last to save wins. */
  version: z.optional(z.int()),
}

/** What a super admin may change of a brother. */
export const MemberChanges = z.strictObject(changes)
export type MemberChanges = z.infer<typeof MemberChanges>

/** The same of oneself, and what is one's own affair alone. */
export const OwnChanges = z.strictObject({ ...changes, ...readersOf(editedBy('owner')) })
export type OwnChanges = z.infer<typeof OwnChanges>

const CLASS = 'Class must be from 1 to 35'
const FOUNDING_CLASS = z.literal([...FOUNDING_CLASSES])

export const NewMember = z.strictObject({
  firstName: required('First name is required'),
  lastName: required('Last name is required'),
  email: emailAddress('Valid email is required'),
  class: z.optional(z.nullable(z.int(CLASS).check(z.minimum(1, CLASS), z.maximum(35, CLASS)))),
  /** For brothers from before the first numbered class; otherwise `class` says it. */
  pledgeClass: z.optional(z.nullable(FOUNDING_CLASS)),
  role: z._default(Role, 'member'),
  title: z.optional(known(optionalLine())),
  company: z.optional(known(optionalLine())),
  location: z.optional(known(optionalLine())),
  country: z.optional(known(optionalLine())),
  cohort: z.optional(known(optionalLine())),
  sendInvitation: z._default(z.boolean(), false),
})

/** An address signs in; a role gives power over others. */
const askedAgain = ({ email, phone, role }: Pick<MemberChanges, 'email' | 'phone' | 'role'>) => {
  if (email !== undefined || phone !== undefined) return JUST_NOW
  return role === undefined ? null : WITHIN_AN_HOUR
}

export const memberChanges = endpoints('members', {
  create: endpoint('POST', '/api/members', {
    summary: 'Add a member, and send an invitation if asked to.',
    refuses: ['conflict'],
    who: 'admin',
    body: NewMember,
    response: Member,
    fresh: ({ role }) => asksForRole(role),
  }),
  save: endpoint('PATCH', '/api/members/profile', {
    summary: 'Change your own record: the fields that are sent.',
    refuses: ['conflict', 'too_many'],
    body: OwnChanges,
    response: Member,
    fresh: askedAgain,
  }),
  update: endpoint('PUT', '/api/members/:memberId', {
    summary: 'Change another brother: the fields that are sent; role and active or not among them.',
    refuses: ['conflict', 'too_many'],
    who: 'superAdmin',
    params: z.object({ memberId: PathId }),
    body: MemberChanges,
    response: Member,
    fresh: askedAgain,
  }),
})
