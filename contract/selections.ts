// Acts of officers on many members at once: whom they chose, what it would do, and doing it.
import { searchable, soughtWords } from '@aerie/text/spellings'
import * as z from 'zod/mini'
import { endpoint, endpoints, WITHIN_AN_HOUR } from './endpoint.ts'
import { mailAddressOr } from './mail-address.ts'
import { PersonRef, Role } from './person.ts'
import { Id, searched } from './values.ts'

/** How many members can be chosen one by one, or taken out of all that match. */
export const MOST_CHOSEN = 1000

/** The filter of Member Management. */
export const MemberFilter = z.strictObject({
  q: searched(),
  /** Null for every role. */
  role: z.nullable(Role),
  /** Only those who have no password yet. */
  noPassword: z.boolean(),
  /** Only those who have not confirmed all of their record within a year. */
  unconfirmed: z.boolean(),
})
export type MemberFilter = z.infer<typeof MemberFilter>

interface SearchableName {
  firstName: string
  familiar: string | null
  lastName: string
  email: string | null
}

/** Names and e-mail as they are searched, one to a line: no word is found across two of them. */
export const searchedText = ({ firstName, familiar, lastName, email }: SearchableName) =>
  searchable([firstName, familiar, lastName, email].join('\n'))

/** Whether the filter leaves a member, for page and server alike; every word of the search has to occur. */
export function filterOf({ q, role, noPassword, unconfirmed }: MemberFilter) {
  const words = q.split(/\s+/).flatMap((word) => soughtWords(word.includes('@') ? mailAddressOr(word) : word))
  return (member: { searched: string; role: Role; hasPassword: boolean; isConfirmed: boolean }) =>
    (role === null || member.role === role) &&
    !(noPassword && member.hasPassword) &&
    !(unconfirmed && member.isConfirmed) &&
    words.every((word) => member.searched.includes(word))
}

const ids = z.array(Id).check(z.maxLength(MOST_CHOSEN, `At most ${MOST_CHOSEN} at once`))

/** Members one by one; or all that a filter leaves but some; or all that an import brought in. */
export const MemberSelection = z.union([
  z.strictObject({ ids: ids.check(z.minLength(1, 'Choose somebody')) }),
  z.strictObject({ filter: MemberFilter, except: ids }),
  z.strictObject({ importId: Id }),
])
export type MemberSelection = z.infer<typeof MemberSelection>

/** The first few by name, of how many. */
const Some = z.object({ count: z.int(), first: z.array(PersonRef) })

/** What inviting them would do: how many mails would go, and why others get none. */
const InvitationPlan = z.object({
  mails: z.int(),
  /** Invited in the last seven days; they get a mail where that is asked for. */
  recent: z.int(),
  noEmail: Some,
  withdrawn: Some,
  inactive: z.int(),
  hasPassword: z.int(),
})
export type InvitationPlan = z.infer<typeof InvitationPlan>

/** How many mails go in a minute. */
export const MAILS_A_MINUTE = 60

export const StandingAct = z.enum(['deactivate', 'make_member', 'make_admin', 'make_super_admin'])
export type StandingAct = z.infer<typeof StandingAct>

/** What a change of standing would do: how many would change, who are so already, and who may not be changed and why. */
const StandingPlan = z.object({
  changes: z.int(),
  unchanged: z.int(),
  refused: z.array(z.object({ member: PersonRef, reason: z.string() })),
})
export type StandingPlan = z.infer<typeof StandingPlan>

const selection = MemberSelection
/** As it was shown; where it is another by now, nothing is done. */
const confirmed = z.int().check(z.positive())

export const selections = endpoints('selections', {
  planInvitations: endpoint('POST', '/api/admin/members/invitations/plan', {
    summary: 'How many mails inviting these members would send, and who would get none and why. Changes nothing.',
    who: 'admin',
    body: z.strictObject({ selection }),
    response: InvitationPlan,
  }),
  invite: endpoint('POST', '/api/admin/members/invitations', {
    summary: 'Invite these members: as many mails as were confirmed, or none. `again` includes those invited lately.',
    refuses: ['conflict'],
    who: 'admin',
    body: z.strictObject({ selection, again: z._default(z.boolean(), false), confirmed }),
    response: z.object({ message: z.string(), mails: z.int() }),
  }),
  planStanding: endpoint('POST', '/api/admin/members/standing/plan', {
    summary: 'How many members an act on all of these would change, and whom it may not. Changes nothing.',
    who: 'superAdmin',
    body: z.strictObject({ selection, act: StandingAct }),
    response: StandingPlan,
  }),
  changeStanding: endpoint('POST', '/api/admin/members/standing', {
    summary: 'Deactivate these members or give them a role: as many as were confirmed, or none.',
    refuses: ['conflict'],
    who: 'superAdmin',
    body: z.strictObject({ selection, act: StandingAct, confirmed }),
    response: z.object({ message: z.string(), changed: z.int() }),
    fresh: ({ act }) => (act === 'deactivate' ? null : WITHIN_AN_HOUR),
  }),
})
