// Whom a selection means, by the same rules as the page that shows it.

import { isFresh } from '@aerie/contract/freshness'
import type { Role } from '@aerie/contract/person'
import { filterOf, type MemberSelection, searchedText } from '@aerie/contract/selections'
import { confirmedOn } from '#features/member-fields/confirmed.ts'
import { officerOr, shownTo } from '#features/people/privacy.ts'
import { readToday } from '#features/settings/service.ts'
import type { MemberContext } from '#platform/context.ts'
import * as data from './data.ts'

export type ChosenMember = Awaited<ReturnType<typeof data.listCandidates>>[number]

/**
 * The members of a selection, in the order of their ids. Inside a transaction that acts on them they are locked with
 * what decides: nobody joins or leaves the selection between the question and the act.
 */
export async function listChosen(
  ctx: MemberContext,
  selection: MemberSelection,
  lock = false,
): Promise<ChosenMember[]> {
  const rows = await data.listCandidates(ctx.db, selection, lock)
  if (!('filter' in selection)) return rows
  const isLeft = filterOf(selection.filter)
  const today = await readToday(ctx)
  const except = new Set(selection.except)
  return rows.filter((row) => !except.has(row.id) && isLeft(searchable(ctx, row, today)))
}

/** What an officer may not see he may not search by. */
function searchable(ctx: MemberContext, row: ChosenMember, today: string) {
  const { first_name: firstName, last_name: lastName, familiar, email } = shownTo(officerOr(ctx.actor, row.id), row)
  return {
    searched: searchedText({ firstName, familiar, lastName, email }),
    role: row.role as Role,
    hasPassword: row.has_password !== null,
    isConfirmed: isFresh(confirmedOn(row), today),
  }
}
