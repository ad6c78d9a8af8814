// Marking a brother as passed, and taking that back: each one transaction, after which nothing reaches him or leaves in his name.
import type { PassingWords } from '@aerie/contract/passings'
import type { Role } from '@aerie/contract/person'
import { endCalendarOf } from '#features/calendar/service.ts'
import { cancelDeparture, restoreDeparture } from '#features/departures/service.ts'
import { withdrawInvitation } from '#features/invitations/service.ts'
import { lockRecord, standing, writeRecord } from '#features/members/service.ts'
import { unplanNewsOf } from '#features/news/service.ts'
import { dropEmailsTo } from '#features/news-mail/service.ts'
import { passOverEmails } from '#features/notifications/service.ts'
import { endTermsOf, lockRoll, restoreTerms } from '#features/offices/service.ts'
import { displayName } from '#features/people/person.ts'
import { announceMembers } from '#features/people/service.ts'
import { endLinksOf } from '#features/sign-in/service.ts'
import { record } from '#platform/audit/audit.ts'
import type { Context, MemberContext } from '#platform/context.ts'
import { notFound, Refusal } from '#platform/errors.ts'
import { enqueue } from '#platform/jobs/jobs.ts'
import { holdSending } from '#platform/sending/unless-passed.ts'
import { endSessions } from '#platform/session/sessions.ts'
import { inTransaction } from '#platform/transaction.ts'
import * as data from './data.ts'
import { notifySuperAdmins, settleWaiting } from './notices.ts'
import * as policy from './policy.ts'

type Departure = NonNullable<Awaited<ReturnType<typeof cancelDeparture>>>

/** What the mark changed, as it was: a column of JSON, so that moments are text. */
interface Former {
  role: Role
  inactiveSince: string | null
  departure: { [Field in keyof Departure]: Departure[Field] extends Date ? string : Departure[Field] } | null
  terms: Awaited<ReturnType<typeof endTermsOf>>
}

/** For the transaction of whoever tells super admins of it; answers his row as it was. */
export async function markOne(
  tx: MemberContext,
  memberId: number,
  { written, at }: { written: PassingWords; at: Date },
) {
  await lockRoll(tx)
  const superAdmins = await standing.lockSuperAdmins(tx.db)
  await holdSending(tx.db, memberId)
  const row = await lockRecord(tx, memberId)
  if (row.passed_since) throw new Refusal('conflict', 'He is marked as passed already.')
  const role = row.role as Role
  const lock = policy.markLock(tx.actor, { id: row.id, role, isActive: row.inactive_since === null }, superAdmins)
  if (lock) throw new Refusal('not_allowed', lock)

  const former: Former = {
    role,
    inactiveSince: row.inactive_since?.toISOString() ?? null,
    departure: withMoments(await cancelDeparture(tx, memberId)),
    terms: await endTermsOf(tx, memberId),
  }
  await writeRecord(tx, memberId, { passed_since: at, inactive_since: row.inactive_since ?? at, role: 'member' })
  const { bornOn, diedOn, words, source } = written
  await data.addPassing(tx.db, {
    member_id: memberId,
    born_on: bornOn ?? null,
    died_on: diedOn ?? null,
    words: words ?? null,
    source,
    marked_by: tx.actor.id,
    former: JSON.stringify(former),
  })
  await silence(tx, memberId)
  await record(tx, { action: 'member.mark-passed', objectId: memberId, before: { role } })
  await announceMembers(tx, 'count', [memberId], true)
  return row
}

/** Ends what reaches him, what waits to, and what waits to leave in his name. */
async function silence(tx: MemberContext, memberId: number) {
  await endSessions(tx, memberId)
  await endLinksOf(tx, memberId)
  await withdrawInvitation(tx, memberId)
  await endCalendarOf(tx, memberId)
  await passOverEmails(tx, memberId)
  await dropEmailsTo(tx, memberId)
  await unplanNewsOf(tx, memberId)
  await enqueue(tx, 'remind-of-gatherings', {})
}

const withMoments = (departure: Departure | null): Former['departure'] =>
  departure && {
    ...departure,
    asked_at: departure.asked_at.toISOString(),
    due_at: departure.due_at.toISOString(),
  }

export const change = (ctx: MemberContext, memberId: number, { bornOn, diedOn, words, source }: PassingWords) =>
  inTransaction(ctx, async (tx) => {
    await lockMarked(tx, memberId)
    await data.changePassing(tx.db, memberId, {
      born_on: bornOn ?? null,
      died_on: diedOn ?? null,
      words: words ?? null,
      source,
    })
    await record(tx, { action: 'member.write-passed', objectId: memberId })
    await announceMembers(tx, 'profile', [memberId])
  })

export async function lockMarked(tx: Context, memberId: number) {
  const row = await data.lockPassing(tx.db, memberId)
  if (row) return row
  if (!(await data.findPerson(tx.db, memberId))) throw notFound('Member')
  throw new Refusal('conflict', 'He is not marked as passed any more.')
}

export const undo = (ctx: MemberContext, memberId: number) =>
  inTransaction(ctx, async (tx) => {
    await putBack(tx, memberId, ({ marked_by, passed_since, remembered_since }) => {
      const facts = { markedBy: marked_by, markedAt: passed_since, shownSince: remembered_since }
      const lock = policy.undoLock(tx.actor, facts, tx.now())
      if (lock) throw new Refusal('not_allowed', lock)
    })
  })

/** The same whenever it was marked, for whoever runs the server; answers his name, or null where nobody with that address is marked. */
export const undoByAddress = (ctx: Context, email: string) =>
  inTransaction(ctx, async (tx) => {
    const memberId = await data.findByEmail(tx.db, email)
    if (memberId === undefined || !(await data.findPassing(tx.db, memberId))) return null
    return displayName(await putBack(tx, memberId))
  })

/** Takes the mark away and puts back what it changed. Sessions, links, planned news and mails that waited stay ended. */
async function putBack(tx: Context, memberId: number, judge?: (passing: data.PassingRow) => void) {
  await lockRoll(tx)
  await standing.lockSuperAdmins(tx.db)
  const row = await lockRecord(tx, memberId)
  const passing = await lockMarked(tx, memberId)
  judge?.(passing)
  const { role, inactiveSince, departure, terms } = passing.former as unknown as Former
  await writeRecord(tx, memberId, {
    passed_since: null,
    remembered_since: null,
    inactive_since: inactiveSince === null ? null : new Date(inactiveSince),
    role,
  })
  await data.removePassing(tx.db, memberId)
  if (departure)
    await restoreDeparture(tx, {
      ...departure,
      asked_at: new Date(departure.asked_at),
      due_at: new Date(departure.due_at),
    })
  await restoreTerms(tx, terms)
  await record(tx, { action: 'member.undo-passed', objectId: memberId, after: { role } })
  await settleWaiting(tx, passing)
  const key = passing.passed_since.toISOString()
  await notifySuperAdmins(tx, row, { kind: 'passing_undone', actorId: tx.actor?.id ?? null, key })
  await announceMembers(tx, 'count', [memberId], true)
  return passing
}
