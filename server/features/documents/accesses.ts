// Who has viewed and downloaded what: noted as a document is sent, while the settings say so, and kept for a year.
import { isIP } from 'node:net'
import { type DocumentAccess, documents } from '@aerie/contract/documents'
import { stale } from '@aerie/contract/stale'
import { displayFirstName } from '#features/people/person.ts'
import { readSettings } from '#features/settings/service.ts'
import type { Context, MemberContext } from '#platform/context.ts'
import { announce } from '#platform/events/announce.ts'
import { findSeen } from './service.ts'
import * as data from './stored/access-data.ts'

/** Within which a view is the same view, and parts are of one download: what shows or fetches a film asks for many. */
const SAME_MS = 30 * 60_000
const KEPT_DAYS = 365
const DAY_MS = 86_400_000
const MOST_LISTED = 2_000

/** `copyId`: of the marked copy that is sent. `isPart`: a range was asked for. */
export async function noteAccess(
  ctx: MemberContext,
  { version_id }: { version_id: number },
  act: 'view' | 'download',
  { copyId = null, isPart = false }: { copyId?: number | null; isPart?: boolean } = {},
) {
  if (!(await readSettings(ctx)).accessLogging) return
  const at = ctx.now()
  const since = act === 'view' || isPart ? new Date(at.getTime() - SAME_MS) : null
  const bare = ctx.address?.split('%')[0] ?? ''
  const address = isIP(bare) ? bare : null
  await data.insertAccess(ctx.db, { versionId: version_id, memberId: ctx.actor.id, act, at, address, copyId }, since)
  await announce(ctx, stale(documents.accesses), { role: 'admin' })
}

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
