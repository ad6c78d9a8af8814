// Who has viewed and downloaded a photo or video, for super admins; each look is on record.
import type { PhotoAccess } from '@aerie/contract/photo-files'
import { type CopyKind, listDeliveries } from '#features/copies/service.ts'
import { toPersonName } from '#features/people/person.ts'
import { record } from '#platform/audit/audit.ts'
import type { MemberContext } from '#platform/context.ts'
import { inTransaction } from '#platform/transaction.ts'
import { listNames } from './data.ts'
import { findSeen } from './seen.ts'

const MOST_LISTED = 1_000
const ACTS = { photoView: 'view', filmView: 'view', photoDownload: 'download', filmDownload: 'download' } as const
const KINDS = Object.keys(ACTS) as (keyof typeof ACTS)[]
const isOfPhoto = (kind: CopyKind): kind is keyof typeof ACTS => kind in ACTS

/** By member, day, address and act, the last first. */
export async function listAccesses(ctx: MemberContext, id: number): Promise<PhotoAccess[]> {
  await findSeen(ctx, id)
  await inTransaction(ctx, (tx) => record(tx, { action: 'photo.list-accesses', objectId: id }))
  const deliveries = await listDeliveries(ctx, { objectId: id, kinds: KINDS, most: MOST_LISTED })
  const rows = await listNames(ctx.db, [...new Set(deliveries.map(({ memberId }) => memberId))])
  const names = new Map(rows.map((row) => [row.id, toPersonName(row)]))
  return deliveries.map(({ memberId, kind, address, lastAt, times }) => ({
    member: names.get(memberId) ?? null,
    act: isOfPhoto(kind) ? ACTS[kind] : 'view',
    address,
    lastAt: lastAt.toISOString(),
    times,
  }))
}
