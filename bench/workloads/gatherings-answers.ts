// Answers to a gathering whose last seats go: one after another beside the bare transaction, and all at once.
import { sql } from 'kysely'
import { answer } from '../../server/features/gatherings/answers.ts'
import type { Db } from '../../server/platform/db/db.ts'
import { type Figure, milliseconds, times } from '../instruments/figure.ts'
import { median } from '../instruments/measure.ts'
import { timeOf } from '../instruments/time-of.ts'
import type { As } from '../instruments/writers.ts'
import { seedGatherings } from '../seed/gatherings.ts'

const ANSWERING = 300
const SEATS = 50
const MOST_TIMES = 3
const GOES = { reply: 'going', guests: 0, letsPass: true } as const

export async function measureAnswers(db: Db, as: As, brothers: number[]): Promise<Figure[]> {
  const [first = 0, bare = 0, second = 0] = await seedGatherings(db, { count: 3, answers: 0, seats: SEATS })
  const answering = brothers.slice(100, 100 + ANSWERING)
  // Neither the first answer nor the first bare one is measured: both open their connections.
  const [warm = 0, ...measured] = answering
  await answer(as(warm), first, GOES)
  await answerBarely(db, bare, { memberId: warm, place: null })
  const [taken, least]: [number[], number[]] = [[], []]
  for (const [turn, id] of measured.entries()) {
    taken.push(await timeOf(() => answer(as(id), first, GOES)))
    const place = turn + 2 > SEATS ? turn + 2 - SEATS : null
    least.push(await timeOf(() => answerBarely(db, bare, { memberId: id, place })))
  }
  const answered: number[] = []
  const together = answering.map(async (id) => answered.push(await timeOf(() => answer(as(id), second, GOES))))
  const refused = (await Promise.allSettled(together)).filter(({ status }) => status === 'rejected').length
  const { going, waiting, last } = await count(db, second)
  const [used, floor] = [median(taken), median(least)]
  return [
    {
      workload: `an answer to a gathering, durable: ${ANSWERING} one after another for its last ${SEATS} seats (wall time, median)`,
      baseline: `${milliseconds(floor)}: the bare transaction, which holds the gathering, counts its places and writes the answer`,
      goal: `at most ${MOST_TIMES} × the baseline`,
      measured: `${milliseconds(used)}, ${times(used / floor)}`,
      met: used <= MOST_TIMES * floor,
    },
    {
      workload: `${ANSWERING} brothers answer at once for the last ${SEATS} seats`,
      baseline: '',
      goal: `exactly ${SEATS} go, the others wait, none is refused`,
      measured: `${going} go, ${waiting} wait in ${last} places, ${refused} are refused; the longest answer ${milliseconds(Math.max(...answered))}`,
      met: going === SEATS && waiting === ANSWERING - SEATS && last === waiting,
    },
  ]
}

interface BareAnswer {
  memberId: number
  /** Null where he goes. */
  place: number | null
}

const answerBarely = (db: Db, id: number, { memberId, place }: BareAnswer) =>
  db.transaction().execute(async (tx) => {
    await sql`select from gatherings where id = ${id} for no key update`.execute(tx)
    if (place !== null) await sql`update gatherings set last_place = last_place + 1 where id = ${id}`.execute(tx)
    await sql`insert into gathering_answers (gathering_id, member_id, standing, place)
      values (${id}, ${memberId}, ${place === null ? 'going' : 'waiting'}, ${place})`.execute(tx)
  })

async function count(db: Db, id: number) {
  const { rows } = await sql<{ going: number; waiting: number; last: number }>`
    select count(*) filter (where standing = 'going')::int as going, count(*) filter (where standing = 'waiting')::int as waiting,
      coalesce(max(place), 0) as last
    from gathering_answers where gathering_id = ${id}`.execute(db)
  return rows[0] ?? { going: 0, waiting: 0, last: 0 }
}
