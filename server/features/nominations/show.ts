// Nominations as one member sees them: his own namings and answers, and of others what is shown by now.
import { MOST_NAMED_BY_ONE } from '@aerie/contract/nomination-values'
import type {
  AskedOfYou,
  NamedByYou,
  Naming,
  NominationPosition,
  Nominations,
  OwnNomination,
  Standing,
} from '@aerie/contract/nomination-views'
import type { PersonRef } from '@aerie/contract/person'
import { appealableUntil } from '#features/election-states/appeal-time.ts'
import { readBrotherhood, wouldVote } from '#features/election-states/electorate.ts'
import { nomineePhotoOf } from '#features/election-states/nominee-photo.ts'
import { type PositionState, readStates } from '#features/election-states/states.ts'
import { personRefOf, readCards } from '#features/people/service.ts'
import type { Context, MemberContext } from '#platform/context.ts'
import { settleOne } from './closing.ts'
import * as data from './data.ts'
import { isListed, isOpen, type Nominated, readNominated } from './nominated.ts'
import { hasTimeToAppeal, isOfficer, shownStateOf } from './policy.ts'

/** What is looked up of all who are named. */
export interface Seen extends Nominated {
  namings: ReadonlyMap<number, data.NamingRow[]>
  /** Null of who is no active member. */
  refOf: (memberId: number) => PersonRef | null
  classOf: (memberId: number) => number | null
  brotherhood: Awaited<ReturnType<typeof readBrotherhood>>
}

/** What the clock has brought is done by whoever looks first. */
export async function see(ctx: Context, id: number): Promise<Seen> {
  const found = await readNominated(ctx, (await readStates(ctx)).get(id))
  const { nominations, state, now } = found
  if (state.void || nominations.closedAt || now < nominations.until) return lookUp(ctx, found)
  await settleOne(ctx, id)
  return lookUp(ctx, await readNominated(ctx, (await readStates(ctx)).get(id)))
}

async function lookUp(ctx: Context, found: Nominated): Promise<Seen> {
  const ids = found.nominees.map(({ id }) => id)
  const [namings, cards, brotherhood] = await Promise.all([
    data.listNamings(ctx.db, ids),
    readCards(ctx),
    readBrotherhood(ctx),
  ])
  const refOf = (memberId: number) => {
    const card = cards.get(memberId)?.summary
    return card && brotherhood.classOf.has(memberId) ? personRefOf(card) : null
  }
  return {
    ...found,
    namings: Map.groupBy(namings, (naming) => naming.nominee_id),
    refOf,
    classOf: (memberId) => brotherhood.classOf.get(memberId) ?? null,
    brotherhood,
  }
}

export async function showNominations(ctx: MemberContext, id: number): Promise<Nominations> {
  const seen = await see(ctx, id)
  const { state, nominations, now } = seen
  return {
    electionId: id,
    until: nominations.until.toISOString(),
    closedAt: nominations.closedAt?.toISOString() ?? null,
    allowSeveral: nominations.allowsSeveral,
    showsNames: nominations.showsNames,
    isConfirmed: state.isConfirmed,
    positions: state.positions.map((position) => showPosition(seen, position, ctx.actor.id)),
    isOfficer: isOfficer(ctx.actor),
    serverNow: now.toISOString(),
  }
}

function showPosition(seen: Seen, position: PositionState, viewerId: number): NominationPosition {
  const { asked } = position
  const ofPosition = seen.nominees.filter((each) => each.position_id === position.id)
  const standing = ofPosition.filter((each) => each.state === 'stands')
  const own = ofPosition.find((each) => each.member_id === viewerId)
  const others = ofPosition.filter((each) => each.member_id !== viewerId)
  const namedByYou = others.flatMap((each) => showNamedByYou(seen, position, { nominee: each, viewerId }))
  const classes = { from: asked.from, to: asked.to, filter: seen.state.call.classFilter }
  const canName = isOpen(seen) && !isListed(seen, position) && wouldVote(seen.brotherhood, viewerId, classes)
  return {
    id: position.id,
    title: asked.title,
    description: asked.description,
    classRangeStart: asked.from,
    classRangeEnd: asked.to,
    has: standing.length > 0 ? 'candidate' : 'none',
    standing: seen.nominations.showsNames || isListed(seen, position) ? listStanding(seen, position, standing) : null,
    own: own ? showOwn(seen, position, own) : null,
    namedByYou,
    canNominate: canName && namedByYou.length < MOST_NAMED_BY_ONE,
  }
}

/** In the order of the ballot, once it is drawn. */
function listStanding(seen: Seen, { asked }: PositionState, standing: data.NomineeRow[]): Standing[] {
  const placeOf = new Map(asked.candidates.map(({ memberId }, place) => [memberId, place]))
  return standing
    .toSorted((a, b) => (placeOf.get(a.member_id) ?? 0) - (placeOf.get(b.member_id) ?? 0))
    .flatMap((nominee) => {
      const member = seen.refOf(nominee.member_id)
      const namings = seen.namings.get(nominee.id) ?? []
      const by = namings.flatMap(({ nominator_id: id }) => (id === nominee.member_id ? [] : (seen.refOf(id) ?? [])))
      return member
        ? {
            nomineeId: nominee.id,
            member,
            className: seen.classOf(nominee.member_id),
            statement: nominee.statement,
            photo: nomineePhotoOf(nominee),
            isNamedByHimself: isNamedByHimself(seen, nominee),
            nominators: nominee.shows_nominators ? by : null,
          }
        : []
    })
}

export const isNamedByHimself = ({ namings }: Seen, { id, member_id: himself }: data.NomineeRow) =>
  (namings.get(id) ?? []).some((naming) => naming.nominator_id === himself)

/** By others than himself. */
export const namingsOf = (seen: Seen, { id, member_id: himself }: data.NomineeRow): Naming[] =>
  (seen.namings.get(id) ?? [])
    .filter((naming) => naming.nominator_id !== himself)
    .map(({ nominator_id: by, sentence, named_at }) => ({ by: seen.refOf(by), sentence, at: named_at.toISOString() }))

export function refusalOf(nominee: data.NomineeRow): OwnNomination['refusal'] {
  const { refusal, refused_at, appeal, appealed_at, is_overturned, decision } = nominee
  if (refusal === null || refused_at === null) return null
  const decided = is_overturned === null ? null : is_overturned ? ('overturned' as const) : ('upheld' as const)
  return {
    reason: refusal,
    at: refused_at.toISOString(),
    appealableUntil: appealableUntil(refused_at).toISOString(),
    waivedAt: nominee.appeal_waived_at?.toISOString() ?? null,
    appeal:
      appeal === null || appealed_at === null
        ? null
        : { words: appeal, at: appealed_at.toISOString(), decision: decided, why: decision },
  }
}

function showOwn(seen: Seen, position: PositionState, nominee: data.NomineeRow): OwnNomination {
  const isRefused = nominee.state === 'refused'
  const isUndecided = !(seen.state.isConfirmed || seen.state.void)
  return {
    nomineeId: nominee.id,
    state: shownStateOf(nominee),
    isNamedByHimself: isNamedByHimself(seen, nominee),
    statement: nominee.statement,
    photo: nomineePhotoOf(nominee),
    declineWord: nominee.decline_word,
    showsNominators: nominee.shows_nominators,
    namings: namingsOf(seen, nominee),
    refusal: refusalOf(nominee),
    can: {
      answer: isOpen(seen) && !isListed(seen, position) && !isRefused,
      appeal: isRefused && nominee.appealed_at === null && isUndecided,
      waive: hasTimeToAppeal(nominee, seen.now) && isUndecided,
    },
  }
}

function showNamedByYou(
  seen: Seen,
  position: PositionState,
  { nominee, viewerId }: { nominee: data.NomineeRow; viewerId: number },
): NamedByYou[] {
  const own = (seen.namings.get(nominee.id) ?? []).find((naming) => naming.nominator_id === viewerId)
  const member = seen.refOf(nominee.member_id)
  if (!own || !member) return []
  const state = shownStateOf(nominee)
  return [
    {
      nomineeId: nominee.id,
      member,
      className: seen.classOf(nominee.member_id),
      sentence: own.sentence ?? '',
      at: own.named_at.toISOString(),
      state,
      canTakeBack: state === 'asked' && isOpen(seen) && !isListed(seen, position),
    },
  ]
}

/** The soonest to close first. */
export async function listAsked(ctx: MemberContext): Promise<AskedOfYou[]> {
  const asked = (await data.listNomineesOf(ctx.db, ctx.actor.id)).filter(({ state }) => state === 'asked')
  const ids = [...new Set(asked.map((each) => each.election_id))]
  const all = await Promise.all(ids.map((id) => see(ctx, id)))
  return all
    .flatMap((seen) => (isOpen(seen) ? seen.state.positions.flatMap((each) => askedFor(seen, each, ctx.actor.id)) : []))
    .sort((a, b) => (a.until < b.until ? -1 : 1))
}

function askedFor(seen: Seen, position: PositionState, viewerId: number): AskedOfYou[] {
  const nominee = seen.nominees.find((each) => each.position_id === position.id && each.member_id === viewerId)
  if (nominee?.state !== 'asked') return []
  return [
    {
      electionId: seen.state.id,
      electionTitle: seen.state.call.title,
      positionId: position.id,
      positionTitle: position.asked.title,
      until: seen.nominations.until.toISOString(),
      nomineeId: nominee.id,
      namings: namingsOf(seen, nominee),
    },
  ]
}
