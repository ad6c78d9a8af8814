// What nominations ask of an election when it is called or changed: dates that fit, and positions that stay for those who are named.
import type { NewElection } from '@aerie/contract/election-forms'
import { canonicalJson } from '@aerie/votes/canonical-json'
import { endOf, endTold, reminderOf } from '#features/ballot-notices/moments.ts'
import * as ballots from '#features/ballots/service.ts'
import { appealableUntil } from '#features/election-states/appeal-time.ts'
import * as data from '#features/election-states/data.ts'
import type { Call, PositionQuestion } from '#features/election-states/definition.ts'
import type { ElectionState } from '#features/election-states/states.ts'
import { readTimeZone } from '#features/settings/service.ts'
import type { Context, MemberContext } from '#platform/context.ts'
import { invalid, must, Refusal } from '#platform/errors.ts'
import { schedule } from '#platform/jobs/jobs.ts'

/** As they are kept; of an election without nominations nothing is. */
export async function nominationColumns(tx: Context, call: Call, given: NewElection['nominations']) {
  if (!given) return {}
  const until = endOf(given.until, await readTimeZone(tx))
  await mustEndInTime(tx, call, until, 'nominations.until')
  await scheduleNominations(tx, until, call.startsAt)
  return {
    nominations_until: until,
    allows_several: given.allowSeveral,
    shows_names: given.showsNames,
    is_confirmed: false,
  }
}

/** After now, and before voting begins. */
export async function mustEndInTime(tx: Context, { startsAt }: Pick<Call, 'startsAt'>, until: Date, field: string) {
  if (until <= (await ballots.readClock(tx))) throw invalid(field, 'Nominations have to end in the future.')
  if (until >= startsAt) throw invalid(field, 'Nominations have to end before voting begins.')
}

/** That they are told at once, those named are reminded, the list is closed, and officers are reminded of it at the start. */
export async function scheduleNominations(tx: Context, until: Date, startsAt: Date) {
  const moments = [tx.now(), reminderOf(until), until, startsAt]
  for (const moment of moments) await schedule(tx, 'settle-nominations', moment)
}

/** Of changes: who stands for a position may not find himself standing for another, nor who begins to vote know less of the result. */
export async function mustSuitNominations(
  tx: MemberContext,
  state: ElectionState,
  call: Call,
  asked: PositionQuestion[],
) {
  const { nominations, positions, call: before } = state
  if (before.showsNumbers !== call.showsNumbers && positions.some(({ box }) => box.openedAt))
    throw new Refusal('conflict', 'Voting has begun: whether the result is shown with numbers stays as it is.')
  const empty = asked.find(({ candidates }) => candidates.length === 0)
  if (!nominations) {
    if (empty) throw invalid('positions', `“${empty.title}” has no candidate.`)
    return
  }
  must(
    !(await data.isNominee(tx.db, state.id, tx.actor.id)),
    'You stand in this election, or are asked to. Other officers change it.',
  )
  const isSame = canonicalJson(positions.map((each) => unnamed(each.asked))) === canonicalJson(asked.map(unnamed))
  if (!isSame && (nominations.closedAt || (await data.hasNominees(tx.db, state.id))))
    throw new Refusal('conflict', 'Brothers are named for these positions, which stay as they are.')
  if (!isSame && asked.some(({ candidates }) => candidates.length > 0))
    throw invalid('positions', 'Candidates come from the nominations.')
  if (call.startsAt <= (nominations.closedAt ?? nominations.until))
    throw invalid('startDate', 'Voting has to begin after nominations end.')
  await mustOutlastAppeals(tx, state.id, call.endsAt)
  await scheduleNominations(tx, nominations.until, call.startsAt)
}

/** Who was refused would have his two days for nothing. */
async function mustOutlastAppeals(tx: Context, id: number, endsAt: Date) {
  const refusedAt = await data.findLastRefusal(tx.db, id)
  const last = refusedAt && appealableUntil(refusedAt)
  if (last && endsAt <= last)
    throw invalid(
      'endDate',
      `Who was refused may appeal until ${endTold(last.toISOString(), await readTimeZone(tx))}. Voting has to end later.`,
    )
}

/** A brother who is called otherwise by now is the same. */
const unnamed = ({ candidates, ...position }: PositionQuestion) => ({
  ...position,
  candidates: candidates.map(({ memberId, statement }) => ({ memberId, statement })),
})
