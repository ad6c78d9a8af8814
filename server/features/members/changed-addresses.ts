// Changed addresses that sign a member in: which of them count at once, and which wait for the mail that confirms them.
import type { AddressKind } from '@aerie/contract/addresses'
import { askToConfirm, notifyOfEntered, purgeWaiting } from '#features/addresses/service.ts'
import type { Difference } from '#features/member-fields/columns.ts'
import { announceMembers } from '#features/people/service.ts'
import { record } from '#platform/audit/audit.ts'
import type { Actor, Context } from '#platform/context.ts'
import * as data from './data.ts'
import { addressLock } from './policy.ts'
import { asOneEmail, refuseIf, refuseTakenEmail } from './refusals.ts'
import { toFacts } from './rows.ts'

interface Addresses {
  /** What may be written now. */
  effective: Difference
  pending: { kind: AddressKind; address: string }[]
  /** Kinds of which an earlier change need wait no longer. */
  superseded: AddressKind[]
}

/**
 * Takes out of a difference what has to be confirmed first. A phone number is shown at once: only signing in with it
 * waits. While he has no password nobody signs in as him, so what officers change counts at once. `actor` is null for a
 * newcomer: the invitation has proved his mailbox, and no other.
 */
export async function deferUnconfirmed(tx: Context, row: data.MemberRow, difference: Difference, actor: Actor | null) {
  const { email, phone_key, ...columns } = difference.columns
  const addresses: Addresses = { effective: { fields: difference.fields, columns }, pending: [], superseded: [] }
  if (email === undefined && phone_key === undefined) return addresses
  // A number that reads otherwise because he moved is still the one that he entered.
  const entered = (['email', 'phone'] as const).filter((field) => difference.fields.includes(field))
  if (actor && entered.length > 0) refuseIf(addressLock(actor, toFacts(row)))
  if (actor && actor.id !== row.id) for (const kind of entered) await notifyOfEntered(tx, row, kind, actor.id)
  const opensAccount = row.has_password !== null
  if (typeof email === 'string') {
    if (actor && actor.id !== row.id) await refuseTakenEmail(tx.db, email)
    if (opensAccount || !actor) {
      addresses.pending.push({ kind: 'email', address: email })
      addresses.effective.fields = difference.fields.filter((field) => field !== 'email')
    } else Object.assign(columns, { email })
  }
  if (phone_key === undefined) return addresses
  const isMailed = opensAccount && actor !== null && row.email !== null
  if (phone_key && phone_key !== row.phone_key && isMailed)
    addresses.pending.push({ kind: 'phone', address: phone_key })
  else {
    addresses.superseded.push('phone')
    if (phone_key !== row.phone_key) Object.assign(columns, effectivePhone(tx, phone_key))
  }
  return addresses
}

/** Whoever has had a number longest signs in with it. */
const effectivePhone = ({ now }: Context, key: string | null) => ({ phone_key: key, phone_since: now() })

/** Asks for the mails of what waits. What changed, the log keeps to itself: it is read by others. */
export async function askForMails(tx: Context, memberId: number, { pending, superseded }: Addresses, actorId: number) {
  for (const kind of superseded) await purgeWaiting(tx, memberId, kind)
  for (const { kind, address } of pending) await askToConfirm(tx, { memberId, kind, address, askedBy: actorId })
  if (pending.length === 0) return
  const fields = pending.map(({ kind }) => kind)
  await record(tx, { action: 'member.ask-address', objectId: memberId, actorId, after: { fields } })
}

/** Writes an address that its mail has confirmed, or that is taken back; answers the e-mail address before. */
export async function writeAddress(
  tx: Context,
  memberId: number,
  { kind, address }: { kind: AddressKind; address: string },
  action: 'member.confirm-address' | 'member.take-back-address',
) {
  const row = await data.lockMember(tx.db, memberId)
  if (!row) return null
  const { version } = await asOneEmail(
    data.updateMember(tx.db, memberId, kind === 'email' ? { email: address } : effectivePhone(tx, address)),
  )
  await record(tx, { action, objectId: memberId, actorId: memberId, after: { fields: [kind], version } })
  await announceMembers(tx, 'card', [memberId])
  return row.email
}
