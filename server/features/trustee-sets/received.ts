// What a trustee is handed of the shares that all have sent: as the package has it, which is too dear to load for that alone.
import type { Shares } from '@aerie/verifiable-elections/shares'
import type { Received } from '@aerie/verifiable-elections/verification-keys'

/** `bodies`: the messages of round 2 in the order of their places, all of them checked; `place` from 1. */
export function receivedBy(bodies: string[], place: number): Received {
  const shares = bodies.map((body): Shares => JSON.parse(body))
  return {
    polynomial: shares[place - 1]?.polynomial ?? '',
    secrets: shares.map(({ secrets }) => secrets[place - 1] ?? ''),
    coefexps: shares.map(({ coefexps }) => coefexps),
    signatures: shares.map(({ signature }) => signature),
  }
}
