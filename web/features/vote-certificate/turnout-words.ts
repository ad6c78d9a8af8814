// How many of those who could vote did, beside the quorum.
import type { VoteCertificate } from '@aerie/contract/poll-records'
import { shareOf } from '@aerie/contract/vote-results'

type Figures = Pick<VoteCertificate, 'voters' | 'eligible' | 'quorumMet'> & {
  definition: Pick<VoteCertificate['definition'], 'quorumThreshold'>
}

/** '38%'; never rounded up to a quorum that was not reached: '<50%'. */
export function turnoutWords({ voters, eligible, quorumMet, definition: { quorumThreshold } }: Figures): string {
  const { percent, words } = shareOf(voters, eligible)
  return !quorumMet && percent >= quorumThreshold ? `<${quorumThreshold}%` : words
}
