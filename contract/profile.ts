// What a brother may change of his own record, and a super admin of anyone's; portraits, and companies to choose from.
import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { LineageColor, Member, Role, WorkEntry } from './members.ts'
import { Privacy } from './privacy.ts'
import * as fields from './profile-fields.ts'
import { emailAddress, optionalText, PathId, required } from './values.ts'

/** In bytes, of the file that travels. */
export const LARGEST_AVATAR = 5 * 1_048_576

const profileFields = {
  firstName: z.optional(required('First name is required')),
  middleName: optionalText(),
  lastName: z.optional(required('Last name is required')),
  familiar: optionalText(),
  email: z.optional(emailAddress('Valid email is required')),
  phone: optionalText(40),
  linkedinUrl: fields.social('linkedinUrl'),
  instagramUrl: fields.social('instagramUrl'),
  snapchatUrl: fields.social('snapchatUrl'),
  facebookUrl: fields.social('facebookUrl'),
  tiktokUrl: fields.social('tiktokUrl'),
  currentPosition: optionalText(),
  currentCompany: optionalText(),
  workStartDate: optionalText(60),
  workEndDate: optionalText(60),
  companyTags: z.optional(fields.companyTags),
  workHistory: z.optional(z.array(WorkEntry).check(z.maxLength(30, 'At most 30 earlier positions'))),
  roles: z.optional(z.array(required('An office needs a name', 60)).check(z.maxLength(20))),
  cohort: optionalText(),
  birthday: optionalText(60),
  significantOther: optionalText(),
  significantOtherType: z.optional(fields.orNone(60)),
  kids: z.optional(fields.kids),
  /** A member's id, or a name. */
  bigBrother: z.optional(fields.orNone()),
  littleBrothers: z.optional(fields.littleBrothers),
  location: optionalText(),
  country: optionalText(),
  bio: optionalText(fields.LONGEST_BIO),
  quote: optionalText(1000),
  interests: z.optional(fields.interests),
  /** The version the changes were made on; without it the last to save wins. */
  version: z.optional(z.int()),
}

/** Taken from super admins, passed over from others. */
const reservedFields = {
  class: z.optional(z.nullable(fields.classOrYear)),
  pledgeClass: z.optional(z.nullable(fields.pledgeClass)),
  lineageColor: z.optional(
    z.pipe(
      z.transform((given) => (given === 'none' ? null : given)),
      z.nullable(LineageColor),
    ),
  ),
  role: z.optional(Role),
  isActive: z.optional(z.boolean()),
}

/** What a super admin may change of a brother; every field may be left out. */
export const MemberChanges = z.strictObject({ ...profileFields, ...reservedFields })
export type MemberChanges = z.infer<typeof MemberChanges>

/** The same of oneself, and what is one's own affair alone. */
export const OwnChanges = z.strictObject({
  ...profileFields,
  ...reservedFields,
  privacy: z.optional(Privacy),
  /** Whether saving tells the feed what is new. */
  sharesActivity: z.optional(z.boolean()),
})
export type OwnChanges = z.infer<typeof OwnChanges>

/** One company, under the way most brothers write it. */
export const Company = z.object({ id: z.int(), name: z.string(), usageCount: z.int() })
export type Company = z.infer<typeof Company>

const memberId = z.object({ memberId: PathId })

/**
 * The form of a portrait: fields first, then the file. `crop` is left, top, width and height as shares of the upright
 * picture, as in `0.1,0,0.8,1`; without it the plate is cut from the top third. With `recut` the picture takes the
 * place of the one just uploaded, and the one before that stays the earlier one.
 */
export const AvatarFields = z.object({
  crop: z.optional(
    z
      .string()
      .check(z.regex(/^(?:0|1|0?\.\d+|0\.\d+|1\.0+)(?:,(?:0|1|0?\.\d+|0\.\d+|1\.0+)){3}$/, 'Four shares from 0 to 1')),
  ),
  recut: z.optional(z.enum(['true', 'false'])),
})

export const profile = {
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
  uploadAvatar: endpoint('POST', '/api/members/avatar', {
    summary: 'A new photo of yourself, up to 5 MB; the earlier one is kept.',
    file: 'avatar',
    response: Member,
  }),
  uploadAvatarOf: endpoint('POST', '/api/members/:memberId/avatar', {
    summary: 'A new photo of a brother.',
    who: 'superAdmin',
    params: memberId,
    file: 'avatar',
    response: Member,
  }),
  discardAvatar: endpoint('POST', '/api/members/avatar/discard', {
    summary: 'Bring the earlier photo back.',
    response: Member,
  }),
  discardAvatarOf: endpoint('POST', '/api/members/:memberId/avatar/discard', {
    summary: "Bring a brother's earlier photo back.",
    who: 'superAdmin',
    params: memberId,
    response: Member,
  }),
  removeAvatar: endpoint('DELETE', '/api/members/avatar', {
    summary: 'Take your photo off; discarding that brings it back.',
    response: Member,
  }),
  removeAvatarOf: endpoint('DELETE', '/api/members/:memberId/avatar', {
    summary: "Take a brother's photo off; discarding that brings it back.",
    who: 'superAdmin',
    params: memberId,
    response: Member,
  }),
  companies: endpoint('GET', '/api/companies', {
    summary: 'The companies brothers have named, the most frequent first.',
    response: z.array(Company),
  }),
}
