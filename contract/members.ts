// A brother's record, the directory, and what officers do with members.
import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { Onlooker, Privacy, PrivateField } from './privacy.ts'
import { cursor, emailAddress, Id, limit, optionalText, PathId, required } from './values.ts'

export const Role = z.enum(['member', 'admin', 'super_admin'])
export type Role = z.infer<typeof Role>

export const LineageColor = z.enum(['blue', 'red', 'orange', 'yellow', 'green', 'purple', 'brown', 'grey', 'black'])
export type LineageColor = z.infer<typeof LineageColor>

const text = z.nullable(z.string())
const number = z.nullable(z.int())

export const Kid = z.object({ name: z.string(), gender: text, birthYear: number })
export const Interest = z.object({ title: z.string(), type: z.enum(['movie', 'tv', 'custom']), image: text })
export const WorkEntry = z.object({ title: z.string(), company: z.string(), startDate: text, endDate: text })

/** A big or little brother: `id` is null where the name matches nobody in the directory. */
export const Kin = z.object({
  id: z.nullable(Id),
  name: z.string(),
  pledgeClass: number,
  class: number,
  profileImageUrl: text,
})

/** What a card in the directory shows: what all brothers may see. */
export const MemberSummary = z.object({
  id: Id,
  firstName: z.string(),
  lastName: z.string(),
  familiar: text,
  email: text,
  currentPosition: text,
  currentCompany: text,
  location: text,
  country: text,
  class: number,
  pledgeClass: number,
  roles: z.array(z.string()),
  role: Role,
  isActive: z.boolean(),
  linkedinVerified: z.boolean(),
  /** The largest size; the others are at `portraitUrl`. */
  profileImageUrl: text,
  /** A thumbhash in base64, to be shown while the photo loads. */
  profileImageHash: text,
})
export type MemberSummary = z.infer<typeof MemberSummary>

/**
 * Everything the caller may see of a brother; what is `withheld` from him is null or empty. `title` and `company` repeat
 * the position under their older names.
 */
export const Member = z.extend(MemberSummary, {
  middleName: text,
  phone: text,
  linkedinUrl: text,
  instagramUrl: text,
  snapchatUrl: text,
  facebookUrl: text,
  tiktokUrl: text,
  workStartDate: text,
  workEndDate: text,
  companyTags: z.array(z.string()),
  title: text,
  company: text,
  cohort: text,
  birthday: text,
  significantOther: text,
  significantOtherType: text,
  kids: z.array(Kid),
  bigBrother: text,
  littleBrothers: z.array(z.string()),
  kin: z.object({ big: z.nullable(Kin), littles: z.array(Kin) }),
  lineageColor: z.nullable(LineageColor),
  city: text,
  bio: text,
  quote: text,
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
  /** Where he stands on the way in. */
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

const memberId = z.object({ memberId: PathId })
const filter = z.optional(z.string().check(z.maxLength(200)))

export const members = {
  list: endpoint('GET', '/api/members', {
    summary:
      'The directory, by last name. Without limit the whole of it; with limit a page, the next in the Link header.',
    query: z.strictObject({ limit, cursor, q: filter, country: filter, class: filter, role: filter }),
    response: z.array(MemberSummary),
  }),
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
}
