// The foot of an email that can be ended: the page that asks first, and where mail programs post to.
import { linkPath } from '@aerie/contract/public-pages'
import type { Context } from '#platform/context.ts'
import type { Email } from '#platform/mail/email.ts'
import { readSigningKey } from '#platform/secrets/signing-keys.ts'
import { type Claim, signClaim } from './unsubscribe.ts'

export async function unsubscribeLinks(
  ctx: Context,
  publicUrl: string,
  claim: Claim,
): Promise<NonNullable<Email['unsubscribe']>> {
  const token = signClaim(readSigningKey(ctx, 'unsubscribe'), claim)
  return {
    label: 'No more mails like this one',
    url: `${publicUrl}${linkPath('unsubscribe', token)}`,
    oneClickUrl: `${publicUrl}/api/unsubscribe/${token}`,
  }
}
