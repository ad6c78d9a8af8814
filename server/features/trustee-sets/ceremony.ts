// The three rounds: each message is checked beside the requests before it is kept, and the last of a round opens the next.
import type { Round, TrusteeComplaint, TrusteeMessage, TrusteeSetState } from '@aerie/contract/trustee-sets'
import { record } from '#platform/audit/audit.ts'
import type { CeremonyChecks } from '#platform/ceremony-checks/ceremony-checks.ts'
import type { MemberContext } from '#platform/context.ts'
import { notFound, Refusal } from '#platform/errors.ts'
import { countHits } from '#platform/throttle.ts'
import { inTransaction } from '#platform/transaction.ts'
import * as data from './data.ts'
import { follow } from './notices.ts'
import * as policy from './policy.ts'
import { lockSeen, showSet } from './service.ts'
import type { SetState } from './show.ts'

type Messages = Awaited<ReturnType<typeof data.listMessages>>

const OTHER_RUN = 'The rounds have begun anew since. Load the page again.'
const OTHER_ROUND = 'This round is over, or has not come yet. Load the page again.'
const OTHER_MESSAGE = 'You have sent another message for this round already, and it stays.'

/**
 * It is checked against what is stored, outside of the transaction; where others have sent theirs meanwhile it is checked
 * again, at most once for each of them.
 */
export async function send(ctx: MemberContext, checks: CeremonyChecks, id: number, message: TrusteeMessage) {
  for (let isKept = false; !isKept; ) {
    const seen = await inTransaction(ctx, async (tx) => {
      const state = await lockSeen(tx, id)
      return { state, messages: await data.listMessages(tx.db, id, state.set.run) }
    })
    const index = placeOf(ctx, seen.state)
    if (isThere(seen.messages, index, message, seen.state)) break
    await countChecks(ctx)
    const made = await check(checks, { ...seen, index, message })
    isKept = await inTransaction(ctx, (tx) => keep(tx, id, { message, made, count: seen.messages.length }))
  }
  return showSet(ctx, id)
}

/** Each takes the thread that all trustees share a while. */
const countChecks = ({ db, actor }: MemberContext) =>
  countHits(db, [{ bucket: `trustee-checks:${actor.id}`, most: 60, withinMinutes: 10 }], 'messages')

function placeOf({ actor }: MemberContext, { seats }: SetState) {
  const own = seats.find(({ member_id }) => member_id === actor.id)
  if (!own) throw notFound('Trustee set')
  return own.index
}

/** Whether that very message is there already; refused where it is not its turn. */
function isThere(messages: Messages, index: number, { run, round, body }: TrusteeMessage, { set }: SetState): boolean {
  if (run !== set.run) throw new Refusal('conflict', OTHER_RUN)
  const there = messages.find((message) => message.round === round && message.index === index)
  if (there && there.body !== body) throw new Refusal('conflict', OTHER_MESSAGE)
  if (there) return true
  if (policy.roundOf(set.state as TrusteeSetState) !== round) throw new Refusal('conflict', OTHER_ROUND)
  return false
}

const bodiesOf = (messages: Messages, round: Round) =>
  messages.filter((message) => message.round === round).map(({ body }) => body)

interface Given {
  state: SetState
  messages: Messages
  index: number
  message: TrusteeMessage
}

/** What the last message of a round makes: the words of the set, or its parameters. */
async function check(checks: CeremonyChecks, { state, messages, index, message: { round, body } }: Given) {
  const { set, seats } = state
  const [certificates, shares] = [bodiesOf(messages, 1), bodiesOf(messages, 2)]
  if (round === 1) {
    const place = { index, size: seats.length, threshold: set.threshold }
    const words = await checks.ask({ ask: 'certificate', body, ...place, sent: { certificates } })
    return { words: words === null ? null : String(words) }
  }
  if (round === 2) {
    await checks.ask({ ask: 'shares', body, index, sent: { certificates } })
    return {}
  }
  await checks.ask({ ask: 'acknowledgement', body, index, sent: { certificates, shares } })
  const acknowledgements = bodiesOf(messages, 3).toSpliced(index - 1, 0, body)
  if (acknowledgements.length < seats.length) return {}
  return {
    parameters: String(await checks.ask({ ask: 'parameters', sent: { certificates, shares, acknowledgements } })),
  }
}

interface Checked {
  message: TrusteeMessage
  made: { words?: string | null; parameters?: string }
  /** How many messages there were when it was checked. */
  count: number
}

/** False where others have sent something since it was checked. */
async function keep(tx: MemberContext, id: number, { message, made, count }: Checked): Promise<boolean> {
  const state = await lockSeen(tx, id)
  const { set, seats } = state
  const index = placeOf(tx, state)
  const messages = await data.listMessages(tx.db, id, set.run)
  if (isThere(messages, index, message, state)) return true
  if (messages.length !== count) return false
  const { run, round, body } = message
  await data.insertMessage(tx.db, { set_id: id, run, round, index, body, sent_at: tx.now() })
  const isLast = bodiesOf(messages, round).length + 1 === seats.length
  const next = isLast ? policy.stateAfter(round) : (set.state as TrusteeSetState)
  if (isLast)
    await data.updateSet(tx.db, id, {
      state: next,
      ...made,
      ...(next === 'ready' && { ready_at: tx.now() }),
    })
  await record(tx, { action: 'trustee-set.send', objectId: id, after: { run, round, state: next } })
  await follow(tx, id)
  return true
}

/** Ends the run: by a share that is proved wrong here, or one that does not open, which proves nobody guilty. */
export async function complain(ctx: MemberContext, checks: CeremonyChecks, id: number, complaint: TrusteeComplaint) {
  const { run, dealer, envelope } = complaint
  const { state, messages, receiver } = await inTransaction(ctx, async (tx) => mayComplain(tx, id, complaint))
  if (envelope !== null) {
    await countChecks(ctx)
    const sent = { certificates: bodiesOf(messages, 1), shares: bodiesOf(messages, 2) }
    const isProved = await checks.ask({ ask: 'complaint', dealer, receiver, envelope, sent })
    if (!isProved) throw new Refusal('conflict', 'This share fits what was published: it proves nothing wrong.')
  }
  await inTransaction(ctx, async (tx) => {
    await mayComplain(tx, id, complaint)
    const why = envelope === null ? 'unopened_share' : 'wrong_share'
    await data.updateSet(tx.db, id, {
      state: 'void',
      stopped_why: why,
      stopped_at: tx.now(),
      stopped_dealer: dealer,
      stopped_receiver: receiver,
      stopped_envelope: envelope,
    })
    await record(tx, {
      action: 'trustee-set.complain',
      objectId: id,
      after: { run, why, dealer: state.seats[dealer - 1]?.member_id ?? null },
    })
    await follow(tx, id)
  })
  return showSet(ctx, id)
}

/** Who has answered for his shares already has none to complain of. */
async function mayComplain(tx: MemberContext, id: number, { run, dealer }: TrusteeComplaint) {
  const state = await lockSeen(tx, id)
  const { set, seats } = state
  const receiver = placeOf(tx, state)
  if (run !== set.run) throw new Refusal('conflict', OTHER_RUN)
  const messages = await data.listMessages(tx.db, id, run)
  const hasAnswered = messages.some((message) => message.round === 3 && message.index === receiver)
  if (set.state !== 'round3' || hasAnswered || dealer > seats.length) throw new Refusal('conflict', OTHER_ROUND)
  return { state, messages, receiver }
}
