// What brothers are told of nominations. Who has named somebody stands in none of it.
import { listEligible } from '#features/election-states/electorate.ts'
import { desiredNotices, type Notice, syncNotifications } from '#features/notifications/service.ts'
import type { Context } from '#platform/context.ts'
import * as data from './data.ts'
import * as lists from './list-data.ts'
import { isOpen, lockNominated, type Nominated } from './nominated.ts'
import { isOneOf } from './notices-data.ts'
import { decidersOf, handlersOf, isAppealOpen } from './policy.ts'

/** Within a transaction: what is told by now, and no more of what is no longer so. */
export async function syncNotices(tx: Context, id: number) {
  const found = await lockNominated(tx, id)
  const subject = { type: 'nominations' as const, id }
  const officers = await data.listOfficers(tx.db)
  const told = [
    ...(await toElectorate(tx, found)),
    ...found.nominees.flatMap((nominee) => ofNominee(found, nominee)),
    ...appeals(found, officers),
    await waiting(tx, found, officers),
  ]
  const { title, startsAt } = found.state.call
  const until = found.nominations.closedAt ? startsAt : found.nominations.until
  const facts = {
    title,
    until: until.toISOString(),
    position: null,
    positionId: null,
    ruling: null,
    word: null,
    empty: 0,
    voting: null,
  }
  const notices = told.map(({ to, also, ...notice }): Notice => {
    return { ...notice, subject, facts: { ...facts, ...also }, where: isOneOf(to), until: null }
  })
  await syncNotifications(tx, { subject }, desiredNotices(notices))
}

interface NoticeTo extends Pick<Notice, 'kind' | 'key' | 'rank'> {
  to: number[]
  /** What is said besides. */
  also?: object
}

/** Dates are moved for whoever stands or is asked as well, of whatever class he is. */
async function toElectorate(tx: Context, found: Nominated): Promise<NoticeTo[]> {
  const { state, nominations, nominees } = found
  const { startsAt, endsAt, classFilter: filter } = state.call
  const isAhead = !state.void && state.positions.every(({ box }) => !(box.openedAt || box.closedAt))
  const classes = state.positions.map(({ asked: { from, to } }) => ({ from, to, filter }))
  const electorate = isAhead ? [...new Set((await listEligible(tx, classes)).flat())] : []
  const involved = nominees.flatMap(({ state: is, member_id: id }) => (is === 'asked' || is === 'stands' ? [id] : []))
  const voting = { from: startsAt.toISOString(), until: endsAt.toISOString() }
  return [
    // Opened again, it is news again.
    { kind: 'nominations_opened', rank: nominations.reopenedAt ? 1 : 0, to: isOpen(found) ? electorate : [] },
    {
      kind: 'dates_moved',
      rank: nominations.datesMoved,
      to: isAhead && nominations.datesMoved > 0 ? [...new Set([...electorate, ...involved])] : [],
      also: { voting },
    },
  ]
}

function ofNominee(found: Nominated, nominee: data.NomineeRow): NoticeTo[] {
  const of = positionOf(found, nominee)
  const to = [nominee.member_id]
  if (nominee.state === 'asked' && isOpen(found))
    return [{ kind: 'nomination_asked', key: `asked ${nominee.id}`, rank: nominee.reminders, to, also: of }]
  if (nominee.refusal === null) return []
  const ruling = nominee.is_overturned === null ? 'refused' : nominee.is_overturned ? 'overturned' : 'upheld'
  const rank = ruling === 'refused' ? 0 : 1
  const also = { ...of, ruling, word: nominee.decision ?? nominee.refusal }
  return [{ kind: 'nomination_ruled', key: `ruled ${nominee.id}`, rank, to, also }]
}

/** As the notification names it, and links to it. */
function positionOf({ state }: Nominated, { position_id: positionId }: data.NomineeRow) {
  const position = state.positions.find(({ id }) => id === positionId)?.asked.title ?? null
  return { position, positionId }
}

type Officers = Awaited<ReturnType<typeof data.listOfficers>>

const idsOf = (officers: { id: number }[]) => officers.map(({ id }) => id)

const appeals = (found: Nominated, officers: Officers): NoticeTo[] =>
  (found.state.void ? [] : found.nominees).filter(isAppealOpen).map((nominee) => ({
    kind: 'nomination_appealed',
    key: `appealed ${nominee.id}`,
    rank: 0,
    to: idsOf(decidersOf(officers, found.nominees, nominee)),
    also: positionOf(found, nominee),
  }))

/** To officers who have to confirm it and have not; again once the start has passed. */
async function waiting(
  tx: Context,
  { state, nominations, nominees, now }: Nominated,
  officers: Officers,
): Promise<NoticeTo> {
  const isWaiting = !state.void && nominations.closedAt !== null && !state.isConfirmed && now < state.call.endsAt
  const confirmed = await lists.listConfirmations(tx.db, state.id)
  const handlers = handlersOf(officers, nominees).filter(({ id }) => !confirmed.some((each) => each.officer_id === id))
  return {
    kind: 'list_waits',
    rank: now >= state.call.startsAt ? 2 : nominations.reopenedAt ? 1 : 0,
    to: isWaiting ? idsOf(handlers) : [],
    also: { empty: (await lists.listEmpty(tx.db, state.id)).length },
  }
}
