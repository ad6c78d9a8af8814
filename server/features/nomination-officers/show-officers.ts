// Nominations as one officer sees them: all who are named, but for positions for which he stands himself.
import type { NominationsForOfficers, Nominee } from '@aerie/contract/nomination-views'
import { wouldVote } from '#features/election-states/electorate.ts'
import { nomineePhotoOf } from '#features/election-states/nominee-photo.ts'
import type { PositionState } from '#features/election-states/states.ts'
import {
  decidersOf,
  handlersOf,
  has,
  hasTimeToAppeal,
  isAppealOpen,
  isListed,
  isNamedByHimself,
  isOpen,
  isUnanswered,
  lastAppeal,
  listConfirmations,
  listEmpty,
  listOfficers,
  type NomineeRow,
  namingsOf,
  neededConfirmations,
  type Officer,
  refusalOf,
  type Seen,
  see,
  stateOf,
  whyNotReminded,
} from '#features/nominations/service.ts'
import type { MemberContext } from '#platform/context.ts'
import { whyNotConfirmed } from './confirming.ts'
import { whyDatesStay, whyNotReopened } from './dates.ts'

interface Handled extends Seen {
  officers: Officer[]
  viewer: MemberContext['actor']
}

export async function showToOfficer(ctx: MemberContext, id: number): Promise<NominationsForOfficers> {
  const [seen, officers, given, empty] = await Promise.all([
    see(ctx, id),
    listOfficers(ctx.db),
    listConfirmations(ctx.db, id),
    listEmpty(ctx.db, id),
  ])
  const handled: Handled = { ...seen, officers, viewer: ctx.actor }
  const { nominations, nominees, state, now } = seen
  const yours = new Set(state.positions.flatMap((each) => (isYours(handled, each) ? [each.id] : [])))
  const shown = nominees.filter((each) => !yours.has(each.position_id))
  const mayLead = has(handlersOf(officers, nominees), ctx.actor) && !state.void
  return {
    electionId: id,
    until: nominations.until.toISOString(),
    closedAt: nominations.closedAt?.toISOString() ?? null,
    positions: state.positions.map((position) => showPosition(handled, position)),
    nominees: shown.flatMap((nominee) => showNominee(handled, nominee)),
    unanswered: new Set(shown.filter(isUnanswered).map((each) => each.member_id)).size,
    remindedAt: nominations.remindedAt?.toISOString() ?? null,
    takenOut: empty.map(({ title }) => title),
    confirmations: given.flatMap(({ officer_id, confirmed_at }) => {
      const by = seen.refOf(officer_id)
      return by ? [{ by, at: confirmed_at.toISOString() }] : []
    }),
    neededConfirmations: neededConfirmations(officers, nominees),
    isConfirmed: state.isConfirmed,
    openAppeals: nominees.filter(isAppealOpen).length,
    mayAppeal: showWhoMayAppeal(seen),
    can: {
      close: mayLead && isOpen(seen),
      changeDates: mayLead && whyDatesStay(seen) === null,
      remind: mayLead && whyNotReminded(seen) === null,
      reopen: mayLead && (await whyNotReopened(ctx, seen)) === null,
      confirm:
        mayLead && whyNotConfirmed(seen) === null && !given.some(({ officer_id: officer }) => officer === ctx.actor.id),
    },
    serverNow: now.toISOString(),
  }
}

const showWhoMayAppeal = ({ nominees, now }: Seen): NominationsForOfficers['mayAppeal'] => ({
  brothers: nominees.filter((each) => hasTimeToAppeal(each, now)).length,
  until: lastAppeal(nominees, now)?.toISOString() ?? null,
})

const isYours = ({ officers, nominees, viewer }: Handled, { id }: PositionState) =>
  !has(handlersOf(officers, nominees, id), viewer)

function showPosition(handled: Handled, position: PositionState): NominationsForOfficers['positions'][number] {
  const isOwn = isYours(handled, position)
  const count = (state: string) =>
    handled.nominees.filter((each) => each.position_id === position.id && each.state === state).length
  // Of his own he knows as much as every brother.
  const isShown = !isOwn || isListed(handled, position)
  return {
    id: position.id,
    title: position.asked.title,
    isYours: isOwn,
    standing: isShown ? count('stands') : 0,
    asked: isShown ? count('asked') : 0,
  }
}

function showNominee(handled: Handled, nominee: NomineeRow): Nominee[] {
  const { state, officers, nominees, viewer } = handled
  const position = state.positions.find(({ id }) => id === nominee.position_id)
  const member = handled.refOf(nominee.member_id)
  if (!position || !member) return []
  const { from, to } = position.asked
  const isToRefuse = nominee.state === 'asked' || nominee.state === 'stands'
  return [
    {
      id: nominee.id,
      positionId: position.id,
      member,
      className: handled.classOf(nominee.member_id),
      isOfItsClasses: wouldVote(handled.brotherhood, nominee.member_id, { from, to, filter: state.call.classFilter }),
      state: stateOf(nominee),
      statement: nominee.statement,
      photo: nomineePhotoOf(nominee),
      declineWord: nominee.decline_word,
      isNamedByHimself: isNamedByHimself(handled, nominee),
      namings: namingsOf(handled, nominee),
      refusal: refusalOf(nominee),
      can: {
        refuse: isToRefuse && !nominee.decided_at && isOpen(handled) && !isListed(handled, position),
        decide: isAppealOpen(nominee) && has(decidersOf(officers, nominees, nominee), viewer),
      },
    },
  ]
}
