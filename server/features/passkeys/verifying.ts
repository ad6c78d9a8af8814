// What browsers made or signed, held against what they were asked. The library comes with the first of it.
import type { NewPasskey, Signature } from '@aerie/contract/passkeys'
import type { AuthenticatorTransport, WebAuthnCredential } from '@simplewebauthn/server'
import type * as z from 'zod/mini'
import type { RelyingParty } from '#platform/relying-party.ts'

/** EdDSA, ES256 and RS256, by their numbers in COSE. */
export const ALGORITHMS = [-8, -7, -257]

type TakeChallenge = (challenge: string) => Promise<boolean>

export interface MadePasskey {
  credentialId: string
  publicKey: Buffer
  counter: number
  aaguid: string
  backupEligible: boolean
  backedUp: boolean
  origin: string
}

/** Null where it is not what was asked, or not made at our address. Uses the challenge up. */
export async function readMade(
  made: z.output<typeof NewPasskey>,
  { rpId, origins }: RelyingParty,
  takeChallenge: TakeChallenge,
): Promise<MadePasskey | null> {
  const { verifyRegistrationResponse } = await import('@simplewebauthn/server')
  const { clientDataJSON, attestationObject } = made.response
  const read = await asked(takeChallenge, (expectedChallenge) =>
    verifyRegistrationResponse({
      response: { ...bare(made), response: { clientDataJSON, attestationObject } },
      expectedChallenge,
      expectedOrigin: origins,
      expectedRPID: rpId,
      requireUserVerification: true,
      supportedAlgorithmIDs: ALGORITHMS,
    }),
  )
  if (!read?.verified) return null
  const { credential, aaguid, credentialDeviceType, credentialBackedUp, origin } = read.registrationInfo
  return {
    credentialId: credential.id,
    publicKey: Buffer.from(credential.publicKey),
    counter: credential.counter,
    aaguid,
    backupEligible: credentialDeviceType === 'multiDevice',
    backedUp: credentialBackedUp,
    origin,
  }
}

/** The passkey as it is kept. */
export interface KeptKey {
  credential_id: string
  public_key: Buffer
  transports: string[]
}

/** The counter that it told, and whether it has a copy elsewhere; null as above. What the counter says is not judged here. */
export async function readSigned(
  signature: z.output<typeof Signature>,
  key: KeptKey,
  { rpId, origins }: RelyingParty,
  takeChallenge: TakeChallenge,
): Promise<{ counter: number; backedUp: boolean } | null> {
  const { verifyAuthenticationResponse } = await import('@simplewebauthn/server')
  const { clientDataJSON, authenticatorData, signature: signed } = signature.response
  const read = await asked(takeChallenge, (expectedChallenge) =>
    verifyAuthenticationResponse({
      response: { ...bare(signature), response: { clientDataJSON, authenticatorData, signature: signed } },
      expectedChallenge,
      expectedOrigin: origins,
      expectedRPID: rpId,
      credential: credentialOf(key),
      requireUserVerification: true,
    }),
  )
  if (!read?.verified) return null
  return { counter: read.authenticationInfo.newCounter, backedUp: read.authenticationInfo.credentialBackedUp }
}

/** The library refuses a counter that does not rise, of every key; held against 0 it refuses none. */
const credentialOf = ({ credential_id, public_key, transports }: KeptKey): WebAuthnCredential => ({
  id: credential_id,
  publicKey: Uint8Array.from(public_key),
  counter: 0,
  transports: transports as AuthenticatorTransport[],
})

const bare = ({ id, rawId, type }: { id: string; rawId: string; type: 'public-key' }) => ({
  id,
  rawId,
  type,
  clientExtensionResults: {},
})

/** The library throws for whatever does not fit; what throws while the challenge is taken is ours, and goes on. */
async function asked<Read>(takeChallenge: TakeChallenge, verify: (take: TakeChallenge) => Promise<Read>) {
  let fault: { error: unknown } | null = null
  const take = async (challenge: string) => {
    try {
      return await takeChallenge(challenge)
    } catch (error) {
      fault = { error }
      throw error
    }
  }
  const read = await verify(take).catch(() => null)
  if (fault) throw (fault as { error: unknown }).error
  return read
}
