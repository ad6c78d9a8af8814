// Closing a box whose ballots the server cannot open, and certifying what trustees have opened of it together.
import type { SealedRecord } from '@aerie/contract/poll-records'
import { type BoxDefinition, type Counted, weigh } from '#features/ballots/certifying.ts'
import {
  type BallotBox,
  closeBox,
  countElectorate,
  countVoters,
  readClock,
  readHead,
  writeLog,
} from '#features/ballots/service.ts'
import { hashOfJson, signed } from '#features/ballots/signing/signing.ts'
import type { Context } from '#platform/context.ts'
import { endBallots } from './counting.ts'
import * as data from './data.ts'

/** For good, without opening anything. Answers what its log ends with. Within a transaction. */
export async function closeSealed(tx: Context, box: BallotBox) {
  const { eligible, joined } = await countElectorate(tx, box)
  const [closedAt, ballots] = [(await readClock(tx)).toISOString(), await countVoters(tx, box)]
  await writeLog(tx, box, 'Electorate', { eligible, joined })
  await writeLog(tx, box, 'Closed', { closedAt, ballots })
  const { head, number } = await readHead(tx, box)
  await closeBox(tx, box, null)
  const boardHead = await endBallots(tx, box)
  await writeLog(tx, box, 'BoardClosed', { boardHead, head: { hash: head, number }, closedAt })
}

interface Certified<S, D> {
  subject: S
  definition: D
  counted: Pick<Counted, 'counts' | 'voters'>
  sealed: Omit<SealedRecord, 'boardHead' | 'events'>
}

/** What is to be kept of it, and what its log ends with. Within a transaction, once its board has the result. */
export async function certifySealed<S extends object, D extends BoxDefinition>(
  tx: Context,
  box: BallotBox,
  { subject, definition, counted, sealed }: Certified<S, D>,
) {
  const [board] = await data.listBoards(tx.db, [box.id])
  const closed = await readClose(tx, box)
  const { counts, ...weighed } = weigh(definition, { ...counted, eligible: box.eligible ?? 0 })
  const certificate = signed(tx, {
    ...subject,
    sealed: { ...sealed, boardHead: board?.head ?? '', events: board?.events ?? 0 },
    definition,
    definitionHash: hashOfJson(definition),
    endDate: box.endsAt.toISOString(),
    closedAt: closed.closedAt,
    ...weighed,
    counts: Object.fromEntries(definition.options.map(({ id }, at) => [id, counts[at] ?? 0])),
    ballotsHash: hashOfJson(await data.listTrackers(tx.db, box.id)),
    head: closed.head.hash,
    headNumber: closed.head.number,
  })
  const last = await writeLog(tx, box, 'Result', { certificateHash: hashOfJson(certificate) })
  const { eligible, voters, outcome } = weighed
  return { head: last, result: { eligible, voters, counts, outcome, certificate: JSON.stringify(certificate) } }
}

interface Close {
  closedAt: string
  /** The entry `Closed` of the log. */
  head: { hash: string; number: number }
}

async function readClose({ db }: Context, { subject }: BallotBox): Promise<Close> {
  const found = await data.findLogged(db, subject, 'BoardClosed')
  if (!found) throw new Error('A board was counted that was not closed')
  return JSON.parse(found.payload)
}
