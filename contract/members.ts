// A brother's record: what is shown of it, and what officers do with members.
import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { LineageColor, Relative } from './lineage.ts'
import { MemberChanges, OwnChanges, TEXT_FIELDS, type TextFieldName } from './member-fields.ts'
import { Interest, Kid, WorkEntry } from './member-values.ts'
import { MemberSummary } from './people.ts'
import { Role } from './person.ts'
import { Onlooker, Privacy, PrivateField } from './privacy.ts'
import { emailAddress, optionalText, PathId, required } from './values.ts'

const text = z.nullable(z.string())

/**
 * Everything the caller may see of a brother; what is `withheld` from him is null or empty. `title` and `company` repeat
 * the position under their older names.
 */
export const Member = z.extend(MemberSummary, {
  ...(Object.fromEntries(TEXT_FIELDS.map((field) => [field, text])) as Record<TextFieldName, typeof text>),
  companyTags: z.array(z.string()),
  title: text,
  company: text,
  kids: z.array(Kid),
  bigBrother: text,
  littleBrothers: z.array(z.string()),
  kin: z.object({ big: z.nullable(Relative), littles: z.array(Relative) }),
  lineageColor: z.nullable(LineageColor),
  interests: z.array(Interest),
  experience: z.object({ workHistory: z.array(WorkEntry) }),
  withheld: z.array(PrivateField),
  /** Counts the saves; sent along with changes, it tells whether somebody else saved in between. */
  version: z.int(),
  /** In one's own record only. */
  own: z.optional(z.object({ privacy: Privacy, sharesActivity: z.boolean(), canDiscardPhoto: z.boolean() })),
})
export type Member = z.infer<typeof Member>

/** A row of Member Management, with what the asking officer may do to it; the reason says why not. */
export const ManagedMember = z.extend(MemberSummary, {
  phone: text,
  /** How far his invitation has come. */
  access: z.enum(['none', 'invited', 'one_time_password', 'password']),
  can: z.object({
    changeRole: z.boolean(),
    resetPassword: z.boolean(),
    invite: z.boolean(),
    setActive: z.boolean(),
    delete: z.boolean(),
  }),
  roleLockedBecause: text,
})
export type ManagedMember = z.infer<typeof ManagedMember>

const CLASS = 'Class must be from 1 to 35'

export const NewMember = z.strictObject({
  firstName: required('First name is required'),
  lastName: required('Last name is required'),
  email: emailAddress('Valid email is required'),
  class: z.optional(z.nullable(z.int(CLASS).check(z.minimum(1, CLASS), z.maximum(35, CLASS)))),
  role: z._default(Role, 'member'),
  title: optionalText(),
  company: optionalText(),
  location: optionalText(),
  country: optionalText(),
  cohort: optionalText(),
  sendInvitation: z._default(z.boolean(), false),
})

/** One company, spelt as most brothers spell it. */
export const Company = z.object({ id: z.int(), name: z.string(), usageCount: z.int() })
export type Company = z.infer<typeof Company>

const memberId = z.object({ memberId: PathId })

export const members = {
  own: endpoint('GET', '/api/members/profile', {
    summary: 'Your own record; with `as`, what another sees of it.',
    query: z.strictObject({ as: z.optional(Onlooker) }),
    response: Member,
  }),
  show: endpoint('GET', '/api/members/:memberId', { summary: 'One brother.', params: memberId, response: Member }),
  create: endpoint('POST', '/api/members', {
    summary: 'Add a member, and send an invitation if asked to.',
    who: 'admin',
    body: NewMember,
    response: Member,
  }),
  remove: endpoint('DELETE', '/api/members/:memberId', {
    summary: 'Remove a member for good.',
    who: 'superAdmin',
    params: memberId,
  }),
  invite: endpoint('POST', '/api/members/:memberId/invitation', {
    summary: 'Send a brother without a password an invitation, good for 14 days.',
    who: 'admin',
    params: memberId,
    response: z.object({ message: z.string() }),
  }),
  manage: endpoint('GET', '/api/admin/members', {
    summary: 'All members as Member Management shows them, with what you may do to each.',
    who: 'admin',
    response: z.array(ManagedMember),
  }),
  save: endpoint('PATCH', '/api/members/profile', {
    summary: 'Change your own record: the fields that are sent.',
    body: OwnChanges,
    response: Member,
  }),
  update: endpoint('PUT', '/api/members/:memberId', {
    summary: 'Change another brother: the fields that are sent; role and active or not among them.',
    who: 'superAdmin',
    params: memberId,
    body: MemberChanges,
    response: Member,
  }),
  companies: endpoint('GET', '/api/companies', {
    summary: 'The companies brothers have named, the most frequent first.',
    response: z.array(Company),
  }),
}
