// The links of the mails about a changed address: one confirms it, one brings the former back.
import { readConfirmLink, readTakeBackLink, settleConfirmed, settleTakenBack } from '#features/addresses/service.ts'
import { writeAddress } from '#features/members/service.ts'
import { goesBy } from '#features/people/person.ts'
import type { Context } from '#platform/context.ts'
import { randomSecret } from '#platform/secrets/codes.ts'
import { hashPassword } from '#platform/secrets/password-hash.ts'
import { givenBy } from '#platform/session/way-in.ts'
import { inTransaction } from '#platform/transaction.ts'
import * as data from './data.ts'
import { replacePassword } from './service.ts'

/** As long as that of a one-time password. */
const REPLACE_HOURS = 1

export async function checkConfirmLink(ctx: Context, secret: string) {
  const { kind, address, ...brother } = await readConfirmLink(ctx, secret)
  return { firstName: goesBy(brother), kind, address }
}

/** From now on the address signs its member in; reset links in the former mailbox end. */
export const confirmAddress = (ctx: Context, secret: string) =>
  inTransaction(ctx, async (tx) => {
    const change = await readConfirmLink(tx, secret)
    const by = change.asked_by === change.member_id ? 'himself' : 'others'
    const earlier = await givenBy(tx.db, change.member_id, by, () =>
      writeAddress(tx, change.member_id, change, 'member.confirm-address'),
    )
    const isEmail = change.kind === 'email'
    await settleConfirmed(tx, change, isEmail ? earlier : null)
    if (isEmail) await data.markLinksUsed(tx.db, change.member_id)
  })

export async function checkTakeBackLink(ctx: Context, secret: string) {
  const { former, ...brother } = await readTakeBackLink(ctx, secret)
  return { firstName: goesBy(brother), address: former }
}

/**
 * Answers the secret of a link that chooses a new password: whoever changed the address knew the one before, which
 * opens nothing from now on.
 */
export async function takeBack(ctx: Context, secret: string) {
  await readTakeBackLink(ctx, secret)
  const unknown = await hashPassword(randomSecret())
  return inTransaction(ctx, async (tx) => {
    const change = await readTakeBackLink(tx, secret)
    await writeAddress(tx, change.member_id, { kind: 'email', address: change.former }, 'member.take-back-address')
    await settleTakenBack(tx, change)
    // Whose the former mailbox is by now cannot be known.
    await replacePassword(tx, change.member_id, { hash: unknown, by: 'others' })
    const replacement = randomSecret()
    await data.addLink(tx.db, replacement, 'replace', change.member_id, REPLACE_HOURS)
    return replacement
  })
}
