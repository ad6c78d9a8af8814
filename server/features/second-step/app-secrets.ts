// The secrets of authenticator apps: sealed as they are kept, and as they wait for their first digits.
import type { Context } from '#platform/context.ts'
import { invalid } from '#platform/errors.ts'
import { seal, unseal } from '#platform/secrets/sealed-bytes.ts'
import { readSigningKey } from '#platform/secrets/signing-keys.ts'

const DRAFT_MINUTES = 30
const TIME_BYTES = 6

const keyOf = (ctx: Context) => readSigningKey(ctx, 'authenticator-apps')
const purposeOf = (memberId: number) => `authenticator app of ${memberId}`
const draftOf = (memberId: number) => `draft of ${memberId}`

export const sealAppSecret = (ctx: Context, memberId: number, secret: Buffer) =>
  seal(keyOf(ctx), secret, purposeOf(memberId))

/** The secret of a row; throws where the key is another, as after a move without it. */
export function openAppSecret(ctx: Context, memberId: number, sealed: Buffer) {
  const secret = unseal(keyOf(ctx), sealed, purposeOf(memberId))
  if (!secret) throw new Error('The key of authenticator apps is missing or another')
  return secret
}

/** For the page of its member, good for half an hour; nothing is kept. */
export function sealDraft(ctx: Context, memberId: number, secret: Buffer) {
  const until = Buffer.alloc(TIME_BYTES)
  until.writeUIntBE(ctx.now().getTime() + DRAFT_MINUTES * 60_000, 0, TIME_BYTES)
  return seal(keyOf(ctx), Buffer.concat([until, secret]), draftOf(memberId)).toString('base64url')
}

export function openDraft(ctx: Context, memberId: number, draft: string) {
  const bytes = unseal(keyOf(ctx), Buffer.from(draft, 'base64url'), draftOf(memberId))
  if (!bytes || bytes.readUIntBE(0, TIME_BYTES) < ctx.now().getTime())
    throw invalid('draft', 'This took too long. Please begin again.')
  return bytes.subarray(TIME_BYTES)
}
