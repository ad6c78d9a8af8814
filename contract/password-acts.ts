// Acts that ask for the password again, by what the audit log records of them: the same whatever road leads there.
import type { AuditAction } from './audit-actions.ts'
import { JUST_NOW, LATELY, WITHIN_AN_HOUR } from './endpoint.ts'
import { lowersGuard } from './settings.ts'

/** What is said of an act where it is recorded. */
export interface ActFacts {
  before?: Record<string, unknown>
  after?: Record<string, unknown>
  /** Done to what is the caller's own. */
  isOwn?: boolean
}

/** As of an endpoint's `fresh`: minutes, or null where it does not matter. */
type Asks = (facts: ActFacts) => number | null

const always: Asks = () => WITHIN_AN_HOUR
const leadsIn: Asks = () => JUST_NOW
/** Nobody is asked before he does away with his own. */
const toOthers: Asks = ({ isOwn }) => (isOwn ? null : WITHIN_AN_HOUR)

export const PASSWORD_ACTS = {
  'album.purge': toOthers,
  'audit.export': always,
  'backup.delete': always,
  'backup.download': leadsIn,
  'backup.encrypt': leadsIn,
  'backup.leave-open': leadsIn,
  'departure.ask': leadsIn,
  'document.remove': always,
  'election.void': always,
  'member.agree-passed': always,
  'member.ask-address': leadsIn,
  'member.create': ({ after }) => asksForRole(after?.role),
  'member.delete': always,
  'member.mark-passed': always,
  'member.take-data': always,
  'member.undo-passed': always,
  'member.update': ({ before, after }) => {
    if (Array.isArray(after?.fields) && after.fields.includes('email')) return JUST_NOW
    return before?.role === undefined ? null : WITHIN_AN_HOUR
  },
  'members.export': always,
  'members.import': ({ after }) => (after?.givesRoles === true ? WITHIN_AN_HOUR : null),
  'members.undo-import': always,
  'passkey.add': () => LATELY,
  'passkey.remove': always,
  'password.reset': always,
  'password.send-link': always,
  'photo.purge': toOthers,
  'poll.void': always,
  'second-step.agree-removal': always,
  'second-step.app': leadsIn,
  'second-step.app-off': leadsIn,
  'second-step.codes': leadsIn,
  'settings.change': ({ before, after }) => (lowersGuard(after) || shortens(before, after) ? WITHIN_AN_HOUR : null),
  'settings.words': ({ before, after }) => (lowersPassword(before, after) ? WITHIN_AN_HOUR : null),
} as const satisfies Partial<Record<AuditAction, Asks>>

export type PasswordAct = keyof typeof PASSWORD_ACTS

/** How many minutes ago whoever does this may have typed his password at most; null where that does not matter. */
export const askedFor = (action: AuditAction, facts: ActFacts) =>
  (PASSWORD_ACTS as Partial<Record<AuditAction, Asks>>)[action]?.(facts) ?? null

/** A role gives power over others. */
export const asksForRole = (role: unknown) => (role === undefined || role === 'member' ? null : WITHIN_AN_HOUR)

/** What was kept for longer goes at once, and comes back by no switch. */
const shortens = (before: ActFacts['before'], after: ActFacts['after']) =>
  Number(after?.copyMonths) < Number(before?.copyMonths)

const lowersPassword = (before: ActFacts['before'], after: ActFacts['after']) =>
  Number(after?.passwordMinLength) < Number(before?.passwordMinLength)
