// Who is marked as passed and signs in all the same: he alone hears of it, by the right password.
import { readSettings } from '#features/settings/service.ts'
import { record } from '#platform/audit/audit.ts'
import type { Context } from '#platform/context.ts'
import { Refusal } from '#platform/errors.ts'
import { enqueue } from '#platform/jobs/jobs.ts'
import { readableAddress } from '#platform/mail/readable-address.ts'

/** Super admins are told that he tried. */
export async function noteEntered(tx: Context, memberId: number) {
  await enqueue(tx, 'passing-entered', { memberId })
  await record(tx, { action: 'member.enter-passed', objectId: memberId, actorId: memberId })
}

export async function closedToPassed(ctx: Context) {
  const { privacyEmail } = await readSettings(ctx)
  return new Refusal(
    'not_signed_in',
    `You are marked here as a brother who has passed, and this account is closed. Write to ${readableAddress(privacyEmail)} or call an officer: it can be taken back.`,
  )
}
