// Polls of the cast with real ballots: open ones, and some that have just ended by the clock that counts.
import { sql } from 'kysely'
import { castBallot } from '#features/ballots/service.ts'
import { closePoll } from '#features/polls/closing.ts'
import { lockPoll } from '#features/polls/locking.ts'
import { askPoll } from '#features/polls/officers.ts'
import type { Context } from '#platform/context.ts'
import { type CastPoll, castPolls } from '../cast/polls.ts'
import type { CastKey } from '../cast.ts'
import { asOfficer, choiceOf, inHours, readNoticesOf, votersOf, waitForEnds } from './voting.ts'

const SIGNED_IN = ['marcus', 'julian', 'rook'] as const
export async function addPolls(tx: Context, idOf: (who: CastKey) => number) {
  const brothers = await tx.db.selectFrom('members').select('id').where('inactive_since', 'is', null).execute()
  // Who signs in to look finds polls on which he has voted.
  const ids = [...new Set([...SIGNED_IN.map(idOf), ...brothers.map(({ id }) => id)])]
  for (const poll of castPolls) await addPoll(tx, poll, { ids, idOf })
}

interface Brotherhood {
  ids: number[]
  idOf: (who: CastKey) => number
}

async function addPoll(tx: Context, poll: CastPoll, { ids, idOf }: Brotherhood) {
  const { title, description, options, quorum, hoursLeft } = poll
  const id = await askPoll(asOfficer(tx, idOf(poll.by)), {
    title,
    description,
    options: options.map((text) => ({ text })),
    endDate: inHours(hoursLeft),
    quorumThreshold: quorum,
    requiresQuorum: poll.requiresQuorum ?? true,
    allowMultipleVotes: poll.isMultiple ?? false,
    resultsVisibility: 'after_vote',
  })
  const { box } = await lockPoll(tx, id)
  const without = new Set(poll.without?.map(idOf))
  const voters = votersOf(
    ids.filter((member) => !without.has(member)),
    poll.turnout,
  )
  await Promise.all(
    voters.map((member, at) =>
      castBallot(asOfficer(tx, member), box, choicesOf(poll, at, voters.length), { stale: [] }),
    ),
  )
}

/** Where several may be marked, some mark the next one too. */
function choicesOf({ shares, isMultiple, options }: CastPoll, at: number, voters: number) {
  const chosen = choiceOf(shares, at, voters)
  return isMultiple && at % 2 === 0 ? [chosen, (chosen + 1) % options.length] : [chosen]
}

/** Comes last: by then hardly anything is left to wait for. */
export async function endPolls(tx: Context) {
  await waitForEnds(tx)
  const { rows } = await sql<{ id: number }>`select p.id from polls p join ballot_boxes b on b.id = p.box_id
    where b.ends_at <= vote_clock() order by p.id`.execute(tx.db)
  for (const { id } of rows) await closePoll(tx, id)
  await readNoticesOf(tx, 'poll')
}
