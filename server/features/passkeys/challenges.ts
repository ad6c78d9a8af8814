// What browsers are asked to make a passkey from, or to sign with one: random, good for five minutes and for one answer.
import { createHash } from 'node:crypto'
import { CHALLENGE_SECONDS, type passkeys } from '@aerie/contract/passkeys'
import type * as z from 'zod/mini'
import { networkOf } from '#platform/client-network.ts'
import type { Context } from '#platform/context.ts'
import { Refusal } from '#platform/errors.ts'
import { type RelyingParty, relyingPartyOf } from '#platform/relying-party.ts'
import { randomSecret } from '#platform/secrets/codes.ts'
import { countHits } from '#platform/throttle.ts'
import * as data from './data.ts'

/** By whom passkeys are kept here; refuses where no browser could. */
export function relyingParty(publicUrl: string): RelyingParty {
  const party = relyingPartyOf(publicUrl)
  if (!party) throw new Refusal('conflict', 'Passkeys need an address with a name, and this one is a number.')
  return party
}

/** The name under which devices keep a member's passkeys: it says nothing of him, and is the same for all of his. */
export const userHandleOf = (rpId: string, memberId: number) =>
  createHash('sha256').update(`aerie passkeys ${rpId} ${memberId}`).digest('base64url')

/** Of this caller; a visitor is counted by his network, of which each opening of the sign-in is one. */
export async function askChallenge(ctx: Context, purpose: data.Challenge['purpose']) {
  const { actor, address } = ctx
  const rule = actor
    ? { bucket: `passkey-asks:${actor.id}`, most: 60, withinMinutes: 15 }
    : { bucket: `passkey-asks-from:${networkOf(address ?? '')}`, most: 300, withinMinutes: 15 }
  await countHits(ctx.db, [rule], 'passkeys asked for')
  await data.purgeChallenges(ctx.db)
  const secret = randomSecret()
  await data.addChallenge(ctx.db, secret, { purpose, by: purpose === 'sign-in' ? null : actor })
  return secret
}

/** Answers whether it still held; no answer but this one is taken for it from now on, in whichever process. */
export const takeChallenge = (ctx: Context, secret: string, purpose: data.Challenge['purpose']) =>
  data.takeChallenge(ctx.db, secret, { purpose, by: purpose === 'sign-in' ? null : ctx.actor })

type SignatureAsked = z.output<typeof passkeys.beginSignIn.response>

/** `credentialIds`: by one of which it has to be signed; where there are none, by any that the browser has. */
export const signatureAsked = (challenge: string, rpId: string, credentialIds: string[] = []): SignatureAsked => ({
  challenge,
  rpId,
  timeout: CHALLENGE_SECONDS * 1_000,
  userVerification: 'required',
  allowCredentials: credentialIds.map(named),
})

export const named = (id: string) => ({ type: 'public-key' as const, id })
