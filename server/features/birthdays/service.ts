// Whose birthday it is, for one who is of their line or class: kept in memory until a member changes.
import { BIRTHDAY_DAYS, type Birthday, birthdays } from '@aerie/contract/birthdays'
import { members } from '@aerie/contract/members'
import { areOfOneLine } from '#features/lineage/service.ts'
import { toPersonRef } from '#features/people/person.ts'
import { readToday } from '#features/settings/service.ts'
import { cached } from '#platform/cache/cached.ts'
import type { MemberContext } from '#platform/context.ts'
import * as data from './data.ts'
import { birthdayWithin } from './policy.ts'

const readShared = cached({ answers: [members.show, birthdays.list], load: ({ db }) => data.listShared(db) })

/** Today's first; today is the organisation's. */
export async function listBirthdays(ctx: MemberContext): Promise<{ today: string; birthdays: Birthday[] }> {
  const today = await readToday(ctx)
  const soon: Birthday[] = []
  for (const row of await readShared(ctx)) {
    const on = birthdayWithin(row.birthday, today, BIRTHDAY_DAYS)
    if (on === null || row.id === ctx.actor.id || !(await areOfOneLine(ctx, ctx.actor.id, row.id))) continue
    soon.push({ ...toPersonRef(row), pledgeClass: row.pledge_class, on })
  }
  return { today, birthdays: soon.sort((one, other) => (one.on < other.on ? -1 : one.on > other.on ? 1 : 0)) }
}
