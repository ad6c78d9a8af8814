// Trustee sets as their trustees and officers see them.
import type { Stopped, Trustee, TrusteeSet, TrusteeSetDetails, TrusteeSetState } from '@aerie/contract/trustee-sets'
import { displayName, toPersonRef } from '#features/people/person.ts'
import type { Actor } from '#platform/context.ts'
import type * as data from './data.ts'
import * as policy from './policy.ts'
import { receivedBy } from './received.ts'

type Sent = Awaited<ReturnType<typeof data.listSent>>
type Messages = Awaited<ReturnType<typeof data.listMessages>>

export interface SetState {
  set: data.SetRow
  seats: data.SeatRow[]
}

const FORMER = 'A former member'

/** Who sits there; null once he is a member no more. */
function personOf({ member_id, first_name, familiar, last_name, avatar, avatar_hash, remembered_since }: data.SeatRow) {
  if (member_id === null || first_name === null || last_name === null) return null
  return { id: member_id, first_name, familiar, last_name, avatar, avatar_hash, remembered_since }
}

export function nameOf(seat: data.SeatRow) {
  const person = personOf(seat)
  return person ? displayName(person) : FORMER
}

export const keysLeftOf = ({ seats }: SetState) =>
  seats.filter((seat) => policy.hasKey(policy.standingOf(seat), seat)).length

/** Those whose message the present round waits for. */
export function waitedFor({ set, seats }: SetState, sent: Pick<Sent[number], 'set_id' | 'round' | 'index'>[]) {
  const round = policy.roundOf(set.state as TrusteeSetState)
  if (!round) return []
  const there = new Set(
    sent.flatMap((message) => (message.set_id === set.id && message.round === round ? [message.index] : [])),
  )
  return seats.filter(({ index }) => !there.has(index))
}

export function toSet(actor: Actor, state: SetState, sent: Sent, now: Date): TrusteeSet {
  const { set, seats } = state
  const setState = set.state as TrusteeSetState
  const waiting = waitedFor(state, sent)
  const own = seats.find(({ member_id }) => member_id === actor.id)
  const round = policy.roundOf(setState)
  const isAsked =
    own && (round ? waiting.includes(own) : setState === 'ready' && policy.isAskedForWords(set.ready_at, own, now))
  return {
    id: set.id,
    name: set.name,
    threshold: set.threshold,
    size: seats.length,
    run: set.run,
    state: setState,
    deadline: round ? set.deadline.toISOString() : null,
    readyAt: set.ready_at?.toISOString() ?? null,
    trustees: seats.map((seat) => toTrustee(actor, seat, sent)),
    waitingFor: waiting.map(nameOf),
    keysLeft: setState === 'ready' ? keysLeftOf(state) : 0,
    place: own?.index ?? null,
    asked: isAsked ? (round ? `round${round}` : 'words') : null,
    stopped: toStopped(state),
    can: policy.rightsOf(actor, { ...set, state: setState }),
    serverNow: now.toISOString(),
  }
}

function toTrustee(actor: Actor, seat: data.SeatRow, sent: Sent): Trustee {
  const [person, isYou] = [personOf(seat), seat.member_id === actor.id]
  const { words_answer: answer, words_answered_at: at } = seat
  const isSeen = isYou || policy.isOfficer(actor)
  return {
    place: seat.index,
    member: person && toPersonRef(person),
    name: nameOf(seat),
    isYou,
    standing: policy.standingOf(seat),
    sent: sent
      .filter(({ set_id, index }) => set_id === seat.set_id && index === seat.index)
      .map(({ round, hash, sent_at }) => ({ round: round as 1 | 2 | 3, hash, at: sent_at.toISOString() })),
    words: isSeen && answer && at ? { answer: answer as 'found' | 'lost', at: at.toISOString() } : null,
  }
}

function toStopped({ set, seats }: SetState): Stopped | null {
  if (!set.stopped_why || !set.stopped_at) return null
  const named = (index: number | null) => {
    const seat = seats.find((each) => each.index === index)
    return seat ? { place: seat.index, name: nameOf(seat) } : null
  }
  return {
    why: set.stopped_why as Stopped['why'],
    at: set.stopped_at.toISOString(),
    dealer: named(set.stopped_dealer),
    receiver: named(set.stopped_receiver),
    reason: set.stopped_reason,
  }
}

/** Messages are kept as they are hashed, so that a list of them is written by joining them. */
const listOf = (messages: Messages) => `[${messages.map(({ body }) => body).join(',')}]`

export function toDetails(shown: TrusteeSet, { set }: SetState, messages: Messages): TrusteeSetDetails {
  const [certificates, shares, acknowledgements] = [1, 2, 3].map((round) =>
    messages.filter((message) => message.round === round),
  ) as [Messages, Messages, Messages]
  const { place, size, state, asked } = shown
  const own = acknowledgements.find(({ index }) => index === place)
  return {
    ...shown,
    certificates: certificates.length === size ? listOf(certificates) : null,
    words: set.words?.split(' ') ?? null,
    received:
      place && asked === 'round3'
        ? JSON.stringify(
            receivedBy(
              shares.map(({ body }) => body),
              place,
            ),
          )
        : null,
    parameters: state === 'ready' ? set.parameters : null,
    privateKey: own ? JSON.parse(own.body).private_key : null,
  }
}
