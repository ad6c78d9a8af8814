// Polls of the cast with real ballots: open ones, and some that have just ended by the clock that counts.
import { sql } from 'kysely'
import { castBallot } from '#features/ballots/service.ts'
import { closePoll } from '#features/polls/closing.ts'
import { lockPoll } from '#features/polls/locking.ts'
import { askPoll } from '#features/polls/officers.ts'
import type { Context } from '#platform/context.ts'
import { type CastPoll, castPolls } from '../cast/polls.ts'
import type { CastKey } from '../cast.ts'

const SIGNED_IN = ['marcus', 'julian', 'rook'] as const
const HOUR_MS = 3_600_000
/** In which all votes of a poll that is to end are cast. */
const SHORTLY_MS = 3_000

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
  const officer = { id: idOf(poll.by), role: 'admin' as const, sessionId: '', confirmedAt: tx.now() }
  const left = hoursLeft === null ? SHORTLY_MS : hoursLeft * HOUR_MS
  const id = await askPoll(
    { ...tx, actor: officer },
    {
      title,
      description,
      options: options.map((text) => ({ text })),
      endDate: new Date(Date.now() + left).toISOString(),
      quorumThreshold: quorum,
      requiresQuorum: poll.requiresQuorum ?? true,
      allowMultipleVotes: poll.isMultiple ?? false,
      resultsVisibility: 'after_vote',
    },
  )
  const { box } = await lockPoll(tx, id)
  const without = new Set(poll.without?.map(idOf))
  const named = ids.filter((member) => !without.has(member))
  // An even number, so that halves are equal.
  const voters = named.slice(0, 2 * Math.floor((ids.length * poll.turnout) / 200))
  await Promise.all(
    voters.map((member, at) =>
      castBallot({ ...tx, actor: { ...officer, id: member } }, box, choicesOf(poll, at, voters.length), async () => {}),
    ),
  )
}

/** In proportion to the shares; where several may be marked, some mark the next one too. */
function choicesOf({ shares, isMultiple, options }: CastPoll, at: number, voters: number) {
  const share = ((at + 0.5) / voters) * 100
  const upTo = (place: number) => shares.slice(0, place + 1).reduce((sum, part) => sum + part, 0)
  const chosen = Math.max(
    shares.findIndex((_, place) => share < upTo(place)),
    0,
  )
  return isMultiple && at % 2 === 0 ? [chosen, (chosen + 1) % options.length] : [chosen]
}

/** Comes last: by then hardly anything is left to wait for. Nobody finds his bell ringing for them. */
export async function endPolls(tx: Context) {
  const { rows } = await sql<{ id: number; left: number }>`select p.id,
    greatest(0, extract(epoch from b.ends_at - vote_clock()))::float8 as left
    from polls p join ballot_boxes b on b.id = p.box_id where b.ends_at < vote_clock() + interval '1 minute'`.execute(
    tx.db,
  )
  await sql`select pg_sleep(${Math.max(0, ...rows.map(({ left }) => left))})`.execute(tx.db)
  for (const { id } of rows) await closePoll(tx, id)
  await tx.db.updateTable('notifications').set({ read_at: tx.now() }).where('subject_type', '=', 'poll').execute()
}
