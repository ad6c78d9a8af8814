// Verifies after outages that every vote of a poll that was acknowledged counts, once, as it was cast.
import { setTimeout as pause } from 'node:timers/promises'
import type { PollAudit } from '../../contract/poll-records.ts'
import { faultsOf } from '../../packages/votes/check-vote.mjs'
import { type Client, expectStatus } from '../instruments/client.ts'

export interface Vote {
  tracker: string
  choice: string
}

/** Its end comes, and whoever looks then finds it counted. */
export async function untilCounted(client: Client, cookie: string, pollId: number): Promise<PollAudit> {
  for (const deadline = Date.now() + 30_000; ; await pause(50)) {
    const { body } = await expectStatus(200, client.send(`/api/polls/${pollId}/audit`, { headers: { cookie } }))
    const audit: PollAudit = JSON.parse(String(body))
    if (audit.certificate) return audit
    if (Date.now() > deadline) throw new Error('A poll was not counted half a minute after it had ended.')
  }
}

/** Answers what is wrong. */
export async function findVoteFaults({ certificate, ballots, log, participants }: PollAudit, votes: Vote[]) {
  const choices = new Map(ballots?.map(({ tracker, choices: marked }) => [tracker, marked.join()]))
  const counted = ballots?.length ?? 0
  const isTracked = !choices.has(null)
  return [
    ...(certificate && ballots ? await faultsOf({ certificate, ballots, log }) : ['nothing is certified']),
    ...(counted < votes.length ? [`${votes.length} votes were acknowledged and ${counted} counted`] : []),
    ...(counted !== participants?.members.length
      ? [`${counted} ballots of ${participants?.members.length} voters`]
      : []),
    ...votes
      .filter(({ tracker, choice }) => isTracked && choices.get(tracker) !== choice)
      .map(({ tracker }) => `the ballot ${tracker} is not there as it was cast`),
  ]
}
