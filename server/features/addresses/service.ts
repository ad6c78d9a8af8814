// Changed addresses for signing in: each waits until a mail confirms it, and the former one can be brought back.
import { type AddressKind, addresses, type WaitingAddress } from '@aerie/contract/addresses'
import type { AccountNotification, WayInNotification } from '@aerie/contract/notifications'
import { stale } from '@aerie/contract/stale'
import { readDevice } from '@aerie/text/device-name'
import { notify } from '#features/notifications/service.ts'
import { readNames } from '#features/people/service.ts'
import type { Context, MemberContext } from '#platform/context.ts'
import { notFound, Refusal } from '#platform/errors.ts'
import { announce } from '#platform/events/announce.ts'
import { enqueue } from '#platform/jobs/jobs.ts'
import { randomCode } from '#platform/secrets/codes.ts'
import { countHits } from '#platform/throttle.ts'
import { inTransaction } from '#platform/transaction.ts'
import * as data from './data.ts'

/** Counted from the newest mail. */
const WAITS_HOURS = 24
const TAKE_BACK_HOURS = 72

const NO_LONGER = 'This link is wrong, has been used, or is older than a day.'
const NOT_BACK = 'This link is wrong, has been used, or is older than three days.'

/** Keeps a changed address, in place of one that waits already, and mails the link that confirms it. */
export async function askToConfirm(tx: Context, asked: data.AddressRequest) {
  await limitMails(tx, asked.memberId, asked.address)
  await data.purgeExpired(tx.db)
  await data.endWaiting(tx.db, asked.memberId, asked.kind)
  const changeId = await data.addWaiting(tx.db, asked, WAITS_HOURS)
  await enqueue(tx, 'confirm-address', { changeId })
  await announceWaiting(tx, asked.memberId)
}

/** For an address that was settled in another way. */
export async function purgeWaiting(tx: Context, memberId: number, kind: AddressKind) {
  if (await data.endWaiting(tx.db, memberId, kind)) await announceWaiting(tx, memberId)
}

/** By the member, and by the mailbox: whoever types a stranger's address sends him few mails. */
async function limitMails(tx: Context, memberId: number, address: string) {
  const rules = [
    { bucket: `address-mails:${memberId}`, most: 6, withinMinutes: 60 },
    { bucket: `address-mails-to:${address}`, most: 3, withinMinutes: 60 },
  ]
  await countHits(tx.db, rules, 'mails about changed addresses')
}

export async function listWaiting(ctx: MemberContext): Promise<WaitingAddress[]> {
  const rows = await data.listWaiting(ctx.db, ctx.actor.id)
  return rows.map(({ id, kind, address, expires_at }) => ({
    id,
    kind: kind as AddressKind,
    address,
    expiresAt: expires_at.toISOString(),
  }))
}

export const sendAgain = (ctx: MemberContext, id: number) =>
  inTransaction(ctx, async (tx) => {
    const change = await lockOwn(tx, id)
    await limitMails(tx, tx.actor.id, change.address)
    await data.waitAnew(tx.db, id, WAITS_HOURS)
    await enqueue(tx, 'confirm-address', { changeId: id })
    await announceWaiting(tx, tx.actor.id)
  })

export const callOff = (ctx: MemberContext, id: number) =>
  inTransaction(ctx, async (tx) => {
    const change = await lockOwn(tx, id)
    await purgeWaiting(tx, tx.actor.id, change.kind as AddressKind)
  })

async function lockOwn(tx: MemberContext, id: number) {
  const change = await data.lockOwnWaiting(tx.db, tx.actor.id, id)
  if (!change) throw notFound('Changed address')
  return change
}

/** The change that a link confirms; refuses where it confirms none. */
export async function readConfirmLink(ctx: Context, secret: string) {
  const change = await data.findByToken(ctx.db, secret)
  if (!change) throw new Refusal('gone', NO_LONGER)
  return { ...change, kind: change.kind as AddressKind }
}

/** Once the address has been written; `former` is the e-mail address before, which is told and may bring itself back. */
export async function settleConfirmed(tx: Context, change: { id: number; member_id: number }, former: string | null) {
  if (!(await data.markConfirmed(tx.db, change.id, former, TAKE_BACK_HOURS))) throw new Refusal('gone', NO_LONGER)
  if (former !== null) await enqueue(tx, 'address-taken', { changeId: change.id })
  await announceWaiting(tx, change.member_id)
}

/** The change that a link takes back; refuses where it takes back none. */
export async function readTakeBackLink(ctx: Context, secret: string) {
  const change = await data.findToTakeBack(ctx.db, secret)
  if (!change) throw new Refusal('gone', NOT_BACK)
  return change
}

/** Once the former address stands again; links of later changes lead nowhere then. */
export async function settleTakenBack(tx: Context, change: { id: number; member_id: number }) {
  if (!(await data.endSince(tx.db, change.member_id, change.id))) throw new Refusal('gone', NOT_BACK)
  await announceWaiting(tx, change.member_id)
}

/** By whoever runs the server, who has no device here. */
export const CONSOLE = { name: 'the console of the server' }

/** Tells a member what was changed in his own ways in, or tried. `device`: the user agent with which it was done. */
export async function notifyOfOwnAct(
  tx: Context,
  memberId: number,
  what: WayInNotification['what'],
  device: string | typeof CONSOLE,
) {
  const { name } = typeof device === 'string' ? readDevice(device) : device
  const subject = { type: 'account', id: memberId }
  const facts = { what, device: name }
  await notify(tx, [
    { memberId, subject, key: randomCode(), kind: 'way_in_changed', aboutId: null, facts, until: null },
  ])
  await enqueue(tx, 'way-in-changed', { memberId, what, device: name, at: tx.now().toISOString() })
}

/** Tells a member what somebody else did to his way in, in the bell. Answers by whom, as it is told. */
export async function notifyOfAct(tx: Context, memberId: number, kind: AccountNotification['kind'], byId: number) {
  const by = (await readNames(tx))(byId) ?? 'An officer'
  const subject = { type: 'account', id: memberId }
  await notify(tx, [{ memberId, subject, key: randomCode(), kind, aboutId: null, facts: { by }, until: null }])
  return by
}

/**
 * Tells a member that somebody else entered an address for him, at the e-mail address that was his until then. It was
 * proved to be his if he has a password; if not, the mail names nobody.
 */
export async function notifyOfEntered(
  tx: Context,
  { id, email, has_password }: { id: number; email: string | null; has_password: number | null },
  kind: AddressKind,
  byId: number,
) {
  const by = await notifyOfAct(tx, id, `${kind}_entered`, byId)
  if (email === null) return
  await enqueue(tx, 'address-entered', { memberId: id, kind, by: has_password === null ? null : by, to: email })
}

const announceWaiting = (tx: Context, memberId: number) =>
  announce(tx, stale(addresses.waiting), { memberIds: [memberId] })
