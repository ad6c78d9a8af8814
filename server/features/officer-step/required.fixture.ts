// An installation that requires a second step of its officers, since so many days.
import { settings } from '@aerie/contract/settings'
import { sql } from 'kysely'
import { refreshSessions } from '#platform/session/sessions.ts'
import type { World } from '../../test/world.ts'

/** What a super admin switches. */
export const switchTo = async (by: World['visitor'], officerSecondStep: boolean) =>
  (await by(settings.change, { body: { officerSecondStep } })).status

/** As if that many days had passed since it was switched on; sessions and offices are as much older. */
export async function passDays(world: World, days: number) {
  const shift = sql`make_interval(days => ${days}::integer)`
  await sql`update settings set changed_at = changed_at - ${shift} where key = 'officerSecondStep'`.execute(world.db)
  await sql`update officer_steps set since = since - ${shift}, let_until = let_until - ${shift}`.execute(world.db)
  await sql`update sessions set started_at = started_at - ${shift}`.execute(world.db)
  const officers = await world.db.selectFrom('officer_steps').select('member_id').execute()
  await refreshSessions(world.ctx, ...officers.map(({ member_id }) => member_id))
}
