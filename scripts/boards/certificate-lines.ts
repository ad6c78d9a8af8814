// Whether the certificate of a position sealed by trustees says what its board does.

import type { CheckedArchive } from '@aerie/verifiable-elections/check-archive'
import { canonicalJson } from '@aerie/votes/canonical-json'
import { definitionChecks, signatureChecks } from '@aerie/votes/certificate-checks'
import { hashOf } from '@aerie/votes/hashes'
import type { Certificate } from '@aerie/votes/published'

export type SealedCertificate = Certificate & {
  sealed?: { uuid: string; electionHash: string; boardHead: string; events: number }
}

/** What holds of it, in sentences; throws the first that does not. */
export async function certificateLines(
  certificate: SealedCertificate,
  { election, trackers, result, heads }: CheckedArchive,
  key: string | undefined,
): Promise<string[]> {
  const { sealed, voters, counts, definition, ballotsHash } = certificate
  if (!sealed) throw new Error('This is no certificate of an election sealed by trustees.')
  const own = [
    ...(await signatureChecks(certificate, key ? [key] : undefined)),
    ...(await definitionChecks(certificate)),
  ].map(({ says, fault }) => {
    if (fault) throw new Error(fault)
    return says
  })
  const must = (holds: boolean, fault: string) => {
    if (!holds) throw new Error(fault)
  }
  const [votes = []] = result ?? []
  const blank = trackers.length - votes.reduce((sum, one) => sum + one, 0)
  must(
    sealed.uuid === election.fields.uuid && sealed.electionHash === election.hash,
    'The certificate is of another election than the board.',
  )
  must(heads[sealed.events - 1] === sealed.boardHead, 'The certificate was made of another board.')
  must(voters === trackers.length, 'The certificate says another number of ballots than the board.')
  must(ballotsHash === (await hashOf(canonicalJson(trackers))), 'The ballots of the certificate are others.')
  must(
    result !== null && [...votes, blank].every((count, at) => counts[`option_${at + 1}`] === count),
    'The certificate says another result than the board.',
  )
  must(
    election.fields.questions[0]?.answers.every((answer, at) => definition.options[at]?.text === answer) === true,
    'The certificate names other candidates than the board.',
  )
  return [...own, 'The certificate is of this board: what was asked, its last event, its ballots and its result.']
}
