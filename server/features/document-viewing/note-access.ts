// Notes who views and downloads what, as a document is sent, while the settings say so.
import { isIP } from 'node:net'
import { documents } from '@aerie/contract/documents'
import { stale } from '@aerie/contract/stale'
import { readSettings } from '#features/settings/service.ts'
import type { MemberContext } from '#platform/context.ts'
import { announce } from '#platform/events/announce.ts'
import * as data from './access-data.ts'

/** Within which a view is the same view, and parts are of one download: what shows or fetches a film asks for many. */
const SAME_MS = 30 * 60_000

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
