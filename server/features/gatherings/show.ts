// A gathering as the contract has it.
import type { Gathering } from '@aerie/contract/gatherings'
import { showCommon, showOwn } from '#features/gathering-list/service.ts'
import { toPersonName } from '#features/people/person.ts'
import type { MemberContext } from '#platform/context.ts'
import * as data from './data.ts'
import { hostsIt, isOfficer, rightsOf } from './policy.ts'
import type { GatheringRow } from './row.ts'

export const stateOf = (row: Pick<GatheringRow, 'starts_at' | 'over_at' | 'called_off_at' | 'taken_down_at'>) => ({
  startsAt: row.starts_at,
  overAt: row.over_at,
  isCalledOff: row.called_off_at !== null,
  isTakenDown: row.taken_down_at !== null,
})

export async function showGathering(ctx: MemberContext, row: GatheringRow): Promise<Gathering> {
  const isHost = hostsIt(ctx.actor, row.hosts)
  const managesIt = isHost || isOfficer(ctx.actor)
  const asked = managesIt && row.audience === 'named' ? await data.listAsked(ctx.db, row.id) : []
  const { taken_down_at: downAt, take_down_reason: reason, own_standing: standing, own_guests: guests } = row
  return {
    ...showCommon(row),
    own: standing && showOwn({ standing, guests: guests ?? 0, wasThere: row.was_there }),
    description: row.description,
    audience: row.audience,
    classes: row.classes,
    asked: asked.map(toPersonName),
    answerBy: row.answer_by,
    tellsNear: row.tells_near,
    ownPlace: row.before === null ? null : row.before + 1,
    letsPass: row.lets_pass ?? true,
    callOffWord: row.call_off_word,
    takenDown: downAt && reason !== null ? { at: downAt.toISOString(), reason } : null,
    isOver: row.over_at <= ctx.now(),
    version: row.version,
    can: rightsOf({ role: ctx.actor.role, isHost }, stateOf(row), ctx.now()),
  }
}
