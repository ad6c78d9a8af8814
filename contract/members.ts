// A brother's record as it is shown, and what officers do with members; changing it is in member-changes.
import * as z from 'zod/mini'
import { endpoint, endpoints, WITHIN_AN_HOUR } from './endpoint.ts'
import { Confirmed } from './freshness.ts'
import { LineageColor, ProposedRelative, Relative } from './lineage.ts'
import { TEXT_FIELDS, type TextFieldName } from './member-fields.ts'
import { MemberSummary } from './people.ts'
import { Onlooker, Privacy, PrivateField } from './privacy.ts'
import { PathId } from './values.ts'

const text = z.nullable(z.string())

export const Kid = z.object({ name: z.string(), gender: text, birthYear: z.nullable(z.int()) })
export const Interest = z.object({ title: z.string(), type: z.enum(['movie', 'tv', 'custom']), image: text })
export const WorkEntry = z.object({ title: z.string(), company: z.string(), startDate: text, endDate: text })

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
  kin: z.object({ big: z.nullable(Relative), littles: z.array(Relative), proposed: z.array(ProposedRelative) }),
  lineageColor: z.nullable(LineageColor),
  interests: z.array(Interest),
  experience: z.object({ workHistory: z.array(WorkEntry) }),
  withheld: z.array(PrivateField),
  /** False where he wants his city not to be taken for one on the map. */
  isOnMap: z.boolean(),
  /** Counts the saves; sent along with changes, it tells whether somebody else saved in between. */
  version: z.int(),
  /** In one's own record only. */
  own: z.optional(
    z.object({
      privacy: Privacy,
      sharesActivity: z.boolean(),
      sharesBirthday: z.boolean(),
      canDiscardPhoto: z.boolean(),
      /** From this day on he is asked whether his record is still right. */
      asksFrom: z.iso.date(),
    }),
  ),
  /** For himself and officers. */
  confirmed: z.optional(Confirmed),
})
export type Member = z.infer<typeof Member>

/** A row of Member Management, with what the asking officer may do to it; the reason says why not. */
export const ManagedMember = z.extend(MemberSummary, {
  phone: text,
  /** What he keeps from officers too: null here, and yet there. */
  withheld: z.array(PrivateField),
  /** How far his invitation has come. */
  access: z.enum(['none', 'invited', 'withdrawn', 'one_time_password', 'password']),
  /** Since when he has confirmed all of his record himself; null while a part of it never was. */
  confirmedOn: z.nullable(z.iso.date()),
  /** When he is deleted, where he asked to leave. */
  leavesAt: z.nullable(z.iso.datetime()),
  /** Marked as passed, which waits for another super admin; told to super admins alone. */
  passedWaits: z.boolean(),
  can: z.object({
    changeRole: z.boolean(),
    /** Make him a member again who is more than that. */
    lowerRole: z.boolean(),
    /** Make him an admin who is a member. */
    raiseRole: z.boolean(),
    resetPassword: z.boolean(),
    invite: z.boolean(),
    setActive: z.boolean(),
    markPassed: z.boolean(),
    delete: z.boolean(),
  }),
  roleLockedBecause: text,
})
export type ManagedMember = z.infer<typeof ManagedMember>

/** One company, spelt as most brothers spell it. */
export const Company = z.object({ id: z.int(), name: z.string(), usageCount: z.int() })
export type Company = z.infer<typeof Company>

const memberId = z.object({ memberId: PathId })

export const members = endpoints('members', {
  own: endpoint('GET', '/api/members/profile', {
    summary: 'Your own record; with `as`, what another sees of it.',
    query: z.strictObject({ as: z.optional(Onlooker) }),
    response: Member,
  }),
  show: endpoint('GET', '/api/members/:memberId', { summary: 'One brother.', params: memberId, response: Member }),
  remove: endpoint('DELETE', '/api/members/:memberId', {
    summary: 'Remove a member for good.',
    who: 'superAdmin',
    params: memberId,
    fresh: () => WITHIN_AN_HOUR,
  }),
  invite: endpoint('POST', '/api/members/:memberId/invitation', {
    summary: 'Send a brother without a password an invitation, good for 14 days.',
    refuses: ['conflict'],
    who: 'admin',
    params: memberId,
    response: z.object({ message: z.string() }),
  }),
  manage: endpoint('GET', '/api/admin/members', {
    summary: 'All members as Member Management shows them, with what you may do to each.',
    who: 'admin',
    response: z.array(ManagedMember),
  }),
  companies: endpoint('GET', '/api/companies', {
    summary: 'The companies brothers have named, the most frequent first.',
    response: z.array(Company),
  }),
})
