// Signing: what the server says of a vote, and the keys by which anybody checks that it did.
import { createHash, sign } from 'node:crypto'
import { canonicalJson } from '@aerie/votes/canonical-json'
import { readableFingerprint } from '@aerie/votes/hashes'
import type { Context } from '#platform/context.ts'
import { listNotedSigners } from './signing-data.ts'

/** SHA-256 of the canonical JSON, as 64 hexadecimal digits. */
export const hashOfJson = (value: unknown) => createHash('sha256').update(canonicalJson(value)).digest('hex')

/** What the server says of a vote, and that it says so. */
export function signed<T extends object>({ voteKeys }: Pick<Context, 'voteKeys'>, statement: T) {
  const { privateKey, publicKey } = voteKeys.signing()
  const certificate = { ...statement, publicKey: publicKey.toString('base64') }
  const signature = sign(null, Buffer.from(canonicalJson(certificate)), privateKey).toString('base64')
  return { ...certificate, signature }
}

export function publicKeyOf({ voteKeys }: Pick<Context, 'voteKeys'>) {
  const { publicKey } = voteKeys.signing()
  return { publicKey: publicKey.toString('base64'), fingerprint: createHash('sha256').update(publicKey).digest('hex') }
}

/** The fingerprint as people compare it, in pages and mails: '9F3C 71AB …', sixteen groups of four. */
export const readableFingerprintOf = (ctx: Pick<Context, 'voteKeys'>) =>
  readableFingerprint(publicKeyOf(ctx).fingerprint)

/** With the fingerprints of keys that were replaced: certificates bear them, and brothers may have noted them. */
export async function listSigners(ctx: Pick<Context, 'db' | 'voteKeys'>) {
  const current = publicKeyOf(ctx)
  const noted = await listNotedSigners(ctx.db)
  const earlier = noted.filter(({ fingerprint }) => fingerprint !== current.fingerprint)
  return {
    ...current,
    earlier: earlier.map(({ fingerprint, last_used_at }) => ({ fingerprint, lastUsedAt: last_used_at.toISOString() })),
  }
}
