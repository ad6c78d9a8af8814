// What a mail says to whoever has voted once the vote is over: the counts, where he finds his ballot, what the record ends with.
import { FEWEST_TRACKED, isQuorumMet, quorumNeeded } from '@aerie/contract/poll-values'
import { shareOf, sharesOf } from '@aerie/contract/vote-results'
import { formatCount } from '@aerie/text/numbers'
import { readableFingerprintOf } from '#features/ballots/signing/signing.ts'
import type { Context } from '#platform/context.ts'
import type { Section } from '#platform/mail/email.ts'

export interface PublishedCount {
  /** What could be chosen, in the order of `counts`. */
  texts: string[]
  counts: number[]
  voters: number
  eligible: number
  quorumThreshold: number
}

/** A line for each of what could be chosen. */
export function countLines({ texts, counts, voters }: PublishedCount): string {
  const shares = sharesOf(counts, voters)
  return texts.map((text, at) => `${text}: ${formatCount(counts[at] ?? 0)} (${shares[at]?.words ?? ''})`).join('\n')
}

/** '25 of 40 voted (63%). Quorum 50% (20), reached.' */
export function turnoutLine({ voters, eligible, quorumThreshold }: PublishedCount): string {
  const isMet = isQuorumMet(quorumThreshold, eligible, voters)
  const needed = formatCount(quorumNeeded(quorumThreshold, eligible))
  const turnout = `${formatCount(voters)} of ${formatCount(eligible)} voted (${shareOf(voters, eligible).words})`
  return `${turnout}. Quorum ${quorumThreshold}% (${needed}), ${isMet ? 'reached' : 'not reached'}.`
}

/** The same to everybody: it says nothing of what he has chosen. */
export const ballotSection = (isTracked: boolean): Section => ({
  title: 'Your ballot',
  entries: [
    {
      text: isTracked
        ? 'Your receipt has a tracker. Look for it among the published ballots: what stands beside it is what was counted as your vote.'
        : `The ballots are published without trackers: with fewer than ${FEWEST_TRACKED} voters, or several choices on a ballot, they would give too much away. Your receipt still proves that your ballot is in the record.`,
    },
  ],
})

/** `what` is what has the record, such as 'this poll'. */
export const recordSection = (ctx: Pick<Context, 'voteKeys'>, what: string, head: string): Section => ({
  title: 'Keep this mail',
  entries: [
    { text: `The record of ${what} ends with\n${head}` },
    { text: `This server signs with the key that has the fingerprint\n${readableFingerprintOf(ctx)}` },
    {
      text: 'A result that is changed later ends differently, or is signed with another key: with this mail you can tell.',
    },
  ],
})
