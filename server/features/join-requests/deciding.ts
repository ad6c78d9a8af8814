// What becomes of requests: officers decide, or a record that waits with the confirmed address is given at once.

import { pledgeClassOf } from '@aerie/contract/classes'
import { joinRequests } from '@aerie/contract/join-requests'
import { stale } from '@aerie/contract/stale'
import { notifyOfEntered } from '#features/addresses/service.ts'
import { inviteWhoAsked } from '#features/invitations/service.ts'
import { createMember, lockRecord, writeRecord } from '#features/members/service.ts'
import { displayName } from '#features/people/person.ts'
import { announceMembers } from '#features/people/service.ts'
import { readSettings } from '#features/settings/service.ts'
import { record } from '#platform/audit/audit.ts'
import type { Context, MemberContext } from '#platform/context.ts'
import { notFound, Refusal } from '#platform/errors.ts'
import { announce } from '#platform/events/announce.ts'
import { inTransaction } from '#platform/transaction.ts'
import type { JoinRequestFields } from './asks-data.ts'
import * as data from './data.ts'
import { settleTold } from './join-notifications.ts'

async function lockRequest(tx: Context, id: number) {
  const request = await data.lockConfirmed(tx.db, id)
  if (!request) throw notFound('Request')
  return request
}

async function lockOpen(tx: Context, id: number) {
  const request = await lockRequest(tx, id)
  if (request.decided_at) throw new Refusal('conflict', 'Another officer has decided this request already.')
  return request
}

/** The lists change, and who was told of the request has nothing left to do. */
async function announceDecision(tx: Context, id: number) {
  await settleTold(tx, id)
  await announce(tx, stale(joinRequests.list, joinRequests.count, joinRequests.decided), { role: 'admin' })
}

interface Acceptance {
  /** Whose record becomes his; null for a new one. */
  memberId: number | null
  /** Of the request, as the officer has seen it. */
  version: number
}

export const accept = (ctx: MemberContext, id: number, { memberId, version }: Acceptance) =>
  inTransaction(ctx, async (tx) => {
    const request = await lockOpen(tx, id)
    if (request.version !== version)
      throw new Refusal('conflict', 'He has changed his request meanwhile. Look at it again, then decide.')
    const taken = memberId === null ? await takeAsNew(tx, request) : memberId
    if (memberId !== null) await giveRecord(tx, request.email, memberId)
    await inviteWhoAsked(tx, taken, tx.actor.id)
    const outcome = memberId === null ? 'accepted' : 'claimed'
    await data.decide(tx.db, id, { outcome, decided_by: tx.actor.id, decided_at: tx.now(), note: null })
    await record(tx, { action: 'join.accept', objectId: taken, after: { request: id, outcome } })
    await announceDecision(tx, id)
    return { message: `${request.first_name} ${request.last_name} gets an invitation by mail.` }
  })

/** The class of a request is a pledge class; only those that Add Member knows are taken over. */
async function takeAsNew(tx: MemberContext, request: JoinRequestFields) {
  const { first_name: firstName, last_name: lastName, email, pledge_class, city } = request
  const numbered = pledgeClassOf(pledge_class)
  const classes = numbered ? { class: numbered } : { class: null, pledgeClass: foundingOf(pledge_class) }
  return createMember(tx, {
    firstName,
    lastName,
    email,
    ...classes,
    location: city,
    role: 'member',
    sendInvitation: false,
  })
}

const FOUNDING = [-999, -2, -1, 0] as const
const foundingOf = (given: number | null) => FOUNDING.find((one) => one === given) ?? null

/** A record nobody has signed in to becomes his, with the address he confirmed. */
async function giveRecord(tx: MemberContext, email: string, memberId: number) {
  const row = await lockRecord(tx, memberId)
  if (row.has_password || row.inactive_since)
    throw new Refusal('conflict', `${displayName(row)} has come in already, or is inactive. Choose another record.`)
  const other = await data.findMember(tx.db, email)
  if (other && other.id !== memberId)
    throw new Refusal('conflict', 'Another record has this e-mail address. Give him that one, or change it first.')
  if (row.email === email) return
  await writeRecord(tx, memberId, { email })
  await notifyOfEntered(tx, row, 'email', tx.actor.id)
  await announceMembers(tx, 'person', [memberId])
}

/** Where Auto-approve is on and a record waits with the confirmed address; answers whether he got it. */
export async function takeWaitingRecord(tx: Context, id: number) {
  if (!(await readSettings(tx)).autoApproveMembers) return false
  const request = await lockOpen(tx, id)
  const waiting = await data.findMember(tx.db, request.email)
  if (!waiting || waiting.has_password || waiting.inactive_since) return false
  await inviteWhoAsked(tx, waiting.id, null)
  await data.decide(tx.db, id, { outcome: 'claimed', decided_by: null, decided_at: tx.now(), note: null })
  await record(tx, { action: 'join.accept', objectId: waiting.id, after: { request: id, outcome: 'claimed' } })
  await announceDecision(tx, id)
  return true
}

export const decline = (ctx: MemberContext, id: number, note: string | null) =>
  inTransaction(ctx, async (tx) => {
    const request = await lockOpen(tx, id)
    await data.decide(tx.db, id, { outcome: 'declined', decided_by: tx.actor.id, decided_at: tx.now(), note })
    await record(tx, { action: 'join.decline', objectId: id, after: { note } })
    await announceDecision(tx, id)
    return { message: `${request.first_name} ${request.last_name} is not told.` }
  })

export const reopen = (ctx: MemberContext, id: number) =>
  inTransaction(ctx, async (tx) => {
    const request = await lockRequest(tx, id)
    if (request.outcome !== 'declined' || !(await data.reopen(tx.db, id)))
      throw new Refusal('conflict', 'It was not declined, or a newer request with the same address waits already.')
    await record(tx, { action: 'join.reopen', objectId: id })
    await announceDecision(tx, id)
    return { message: `The request of ${request.first_name} ${request.last_name} is open again.` }
  })
