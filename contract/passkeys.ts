// Passkeys: keys on a member's devices that sign him in by themselves, added, named and removed by him.
import * as z from 'zod/mini'
import { endpoint, endpoints, JUST_NOW, LATELY, WITHIN_AN_HOUR } from './endpoint.ts'
import { PathId, required } from './values.ts'

/** Of one member. */
export const MOST_PASSKEYS = 20
/** In seconds: how long what a browser is asked to sign may wait. */
export const CHALLENGE_SECONDS = 300

/** Bytes in base64url, as browsers hand them out. */
const bytes = (longest: number) => z.string().check(z.regex(/^[\w-]+$/), z.maxLength(longest))

/** In base64url; WebAuthn allows 1,023 bytes. */
const CredentialId = bytes(1_364)
/** How its device can be reached, as browsers call that: 'internal', 'usb' and others. */
const Transports = z.array(z.string().check(z.regex(/^[a-z-]{1,20}$/))).check(z.maxLength(10))

export const PasskeyName = z.strictObject({ name: required('A name is required', 60) })

const Passkey = z.object({
  id: z.int(),
  name: z.string(),
  kind: z.enum(['phone', 'computer', 'key']),
  createdAt: z.iso.datetime(),
  /** Null where it never signed him in. */
  lastUsedAt: z.nullable(z.iso.datetime()),
  credentialId: z.string(),
  /** Made at another address of this installation, where alone it works. */
  isOfOtherAddress: z.boolean(),
  /** Why it cannot be removed, in a sentence; null where it can. */
  whyKept: z.nullable(z.string()),
})
export type Passkey = z.infer<typeof Passkey>

/** With what browsers need to hide those that are here no more. */
const OwnPasskeys = z.object({ passkeys: z.array(Passkey), rpId: z.string(), userHandle: z.string() })

/** What a browser is asked to make a passkey from, as `PublicKeyCredentialCreationOptionsJSON`. */
const NewPasskeyAsked = z.object({
  rp: z.object({ id: z.string(), name: z.string() }),
  user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
  challenge: z.string(),
  pubKeyCredParams: z.array(z.object({ type: z.literal('public-key'), alg: z.int() })),
  timeout: z.int(),
  excludeCredentials: z.array(z.object({ type: z.literal('public-key'), id: z.string() })),
  authenticatorSelection: z.object({
    residentKey: z.literal('required'),
    requireResidentKey: z.boolean(),
    userVerification: z.literal('required'),
  }),
  attestation: z.literal('none'),
})

/** What a browser is asked to sign, as `PublicKeyCredentialRequestOptionsJSON`; with an empty list it offers all that it has. */
const SignatureAsked = z.object({
  challenge: z.string(),
  rpId: z.string(),
  timeout: z.int(),
  userVerification: z.literal('required'),
  allowCredentials: z.array(z.object({ type: z.literal('public-key'), id: z.string() })),
})

const credential = { id: CredentialId, rawId: CredentialId, type: z.literal('public-key') }

/** Of what a browser made, that which is read here. */
export const NewPasskey = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: bytes(4_000),
    attestationObject: bytes(11_000),
    transports: z.optional(Transports),
  }),
})

/** Of what a browser signed, that which is read here. */
export const Signature = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: bytes(4_000),
    authenticatorData: bytes(2_000),
    signature: bytes(4_000),
    userHandle: z.optional(z.nullable(bytes(100))),
  }),
})

const passkeyId = z.object({ passkeyId: PathId })

export const passkeys = endpoints('passkeys', {
  list: endpoint('GET', '/api/passkeys', { summary: 'Your passkeys, the oldest first.', response: OwnPasskeys }),
  beginAdd: endpoint('POST', '/api/passkeys/new', {
    summary: 'What your browser is asked to make a passkey from; good for five minutes and for one.',
    refuses: ['conflict', 'too_many', 'not_allowed'],
    response: NewPasskeyAsked,
    fresh: () => JUST_NOW,
  }),
  add: endpoint('POST', '/api/passkeys', {
    summary: 'Add the passkey that your browser made.',
    refuses: ['conflict', 'too_many', 'not_allowed'],
    body: NewPasskey,
    response: Passkey,
    fresh: () => LATELY,
  }),
  rename: endpoint('PATCH', '/api/passkeys/:passkeyId', {
    summary: 'Give one of your passkeys another name.',
    params: passkeyId,
    body: PasskeyName,
  }),
  remove: endpoint('DELETE', '/api/passkeys/:passkeyId', {
    summary: 'Remove one of your passkeys; other sessions that it opened end.',
    refuses: ['conflict'],
    params: passkeyId,
    fresh: () => WITHIN_AN_HOUR,
  }),
  beginConfirm: endpoint('POST', '/api/passkeys/confirm/new', {
    summary:
      'What your browser is asked to sign in place of your password, for a call that was refused until you type it.',
    refuses: ['conflict', 'too_many'],
    response: SignatureAsked,
  }),
  confirm: endpoint('POST', '/api/passkeys/confirm', {
    summary: 'Show a passkey in place of your password, for a call that was refused until you type it.',
    refuses: ['not_allowed', 'too_many'],
    body: Signature,
  }),
  beginSignIn: endpoint('POST', '/api/auth/passkey/new', {
    summary:
      'What a browser is asked to sign by whoever signs in with a passkey; good for five minutes and for one sign-in.',
    refuses: ['conflict', 'too_many'],
    who: 'visitor',
    response: SignatureAsked,
  }),
  signIn: endpoint('POST', '/api/auth/passkey', {
    summary: 'Sign in with a passkey. One that nobody here has any more is `gone`, so that the browser may forget it.',
    refuses: ['not_signed_in', 'gone', 'too_many'],
    who: 'visitor',
    body: Signature,
  }),
})
