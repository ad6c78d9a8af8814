// What a sign-in still owes after its first proof: pure rules.
import type { StepProof } from '@aerie/contract/second-step'

/** What a member has for a second step. */
export interface Means {
  hasApp: boolean
  hasPasskey: boolean
  /** Recovery codes not used yet. */
  codesLeft: number
  /** He is an officer of an installation that requires it of them. */
  isRequired: boolean
}

/**
 * What answers the second step after a password; nothing where none is asked. A passkey that was added for comfort is asked
 * of those alone of whom a second step is required.
 */
export function owedProofs({ hasApp, hasPasskey, codesLeft, isRequired }: Means): StepProof[] {
  if (!hasApp && !(hasPasskey && isRequired)) return []
  const proofs: [StepProof, boolean][] = [
    ['app', hasApp],
    ['passkey', hasPasskey],
    ['recovery', codesLeft > 0],
  ]
  return proofs.filter(([, has]) => has).map(([proof]) => proof)
}

/** Of whom a second step can be required. */
export const isOfficer = ({ role }: { role: string }) => role !== 'member'

/** Whether he may go on without it: as any brother, while his rights as an officer wait, as only those ask for it. */
export const mayGoWithout = ({ hasApp }: Means) => !hasApp

/** Why a passkey of his stays, in a sentence, where it is all that stands for his second step; null where none is asked of him. */
export const whyPasskeyStays = ({ hasApp, isRequired }: Means) =>
  isRequired && !hasApp
    ? 'Officers need a second step here. Add another passkey first, or set up an authenticator app.'
    : null

/** Whether he may be without the app: where it is required a passkey has to stand in its place. */
export const mayTurnAppOff = ({ hasApp, hasPasskey, isRequired }: Means) => hasApp && (hasPasskey || !isRequired)

/** Codes stand for an app or a passkey, and for nothing else. */
export const mayMakeCodes = ({ hasApp, hasPasskey }: Means) => hasApp || hasPasskey
