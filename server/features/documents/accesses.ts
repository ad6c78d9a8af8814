// Who has viewed and downloaded what, kept for a year.
import type { DocumentAccess } from '@aerie/contract/documents'
import { displayFirstName } from '#features/people/person.ts'
import type { Context, MemberContext } from '#platform/context.ts'
import { findSeen } from './service.ts'
import * as data from './stored/access-data.ts'

const KEPT_DAYS = 365
const DAY_MS = 86_400_000
const MOST_LISTED = 2_000

export async function listAccesses(ctx: MemberContext, id: number): Promise<DocumentAccess[]> {
  await findSeen(ctx, id)
  return (await data.listAccesses(ctx.db, id, MOST_LISTED)).map((row) => ({
    member: { id: row.id, firstName: displayFirstName(row), lastName: row.last_name },
    act: row.act as DocumentAccess['act'],
    firstAt: row.first_at.toISOString(),
    lastAt: row.last_at.toISOString(),
    times: row.times,
  }))
}

export const forgetAccesses = (ctx: Context) =>
  data.deleteAccesses(ctx.db, new Date(ctx.now().getTime() - KEPT_DAYS * DAY_MS))
