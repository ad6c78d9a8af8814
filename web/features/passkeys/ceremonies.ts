// What the browser does with passkeys: makes them, signs with them, and forgets those that are here no more. Fetched when first used.
import type { passkeys } from '@aerie/contract/passkeys'
import { sendSignal, startAuthentication, startRegistration, WebAuthnAbortService } from '@simplewebauthn/browser'
import type * as z from 'zod/mini'

type NewAsked = z.output<typeof passkeys.beginAdd.response>
type SignatureAsked = z.output<typeof passkeys.beginSignIn.response>

/** Opens the browser's window; what it was asked for before ends with that. */
export const makePasskey = (optionsJSON: NewAsked) => startRegistration({ optionsJSON }).then(made)

export const sign = (optionsJSON: SignatureAsked) => startAuthentication({ optionsJSON }).then(signed)

/** Offers passkeys in the list of the field that says `webauthn`, and waits until one is chosen. */
export const signFromField = (optionsJSON: SignatureAsked) =>
  startAuthentication({ optionsJSON, useBrowserAutofill: true }).then(signed)

/** Whatever the browser was asked for, it stops. */
export const endCeremony = () => WebAuthnAbortService.cancelCeremony()

/** What browsers add of their own, such as extensions, stays with them. */
const made = ({ id, rawId, response }: Awaited<ReturnType<typeof startRegistration>>) => ({
  id,
  rawId,
  type: 'public-key' as const,
  response: {
    clientDataJSON: response.clientDataJSON,
    attestationObject: response.attestationObject,
    ...(response.transports && { transports: response.transports }),
  },
})

const signed = ({ id, rawId, response }: Awaited<ReturnType<typeof startAuthentication>>) => ({
  id,
  rawId,
  type: 'public-key' as const,
  response: {
    clientDataJSON: response.clientDataJSON,
    authenticatorData: response.authenticatorData,
    signature: response.signature,
    ...(response.userHandle && { userHandle: response.userHandle }),
  },
})

/** What a browser signed, as it is sent. */
export type Signed = ReturnType<typeof signed>

/** Of a member, those that are still here: others are offered to him no more, where the browser can. */
export const hideRemoved = (rpID: string, userID: string, allAcceptedCredentialIDs: string[]) =>
  sendSignal({ signalName: 'allAcceptedCredentials', rpID, userID, allAcceptedCredentialIDs }).catch(() => {})

/** One that nobody here has any more. */
export const forgetUnknown = (rpID: string, credentialID: string) =>
  sendSignal({ signalName: 'unknownCredential', rpID, credentialID }).catch(() => {})
