// What is said of the quorum of a vote.
import type { Poll } from '@aerie/contract/polls'

/** 'Quorum 50%', and once it is so 'Quorum 50%, reached'. */
export const quorumWords = ({ quorumThreshold, quorumMet }: Pick<Poll, 'quorumThreshold' | 'quorumMet'>) =>
  `Quorum ${quorumThreshold}%${quorumMet ? ', reached' : ''}`
