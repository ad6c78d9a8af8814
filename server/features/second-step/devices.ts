// What a member sees of his second step, and the devices on which it is not asked.
import type { RememberedDevice, SecondStep } from '@aerie/contract/second-step'
import { record } from '#platform/audit/audit.ts'
import type { MemberContext } from '#platform/context.ts'
import { notFound } from '#platform/errors.ts'
import { digest } from '#platform/secrets/codes.ts'
import { inTransaction } from '#platform/transaction.ts'
import * as data from './data.ts'
import * as entries from './entries-data.ts'
import { meansOf } from './means.ts'
import * as policy from './policy.ts'
import { announceSecondStep } from './service.ts'

/** `remembered`: what this browser's cookie holds. */
export async function showSecondStep(ctx: MemberContext, remembered: string | null): Promise<SecondStep> {
  const { id } = ctx.actor
  const [standing, app, codes, devices] = await Promise.all([
    data.findStanding(ctx.db, id),
    data.findApp(ctx.db, id),
    data.countCodes(ctx.db, id),
    entries.listDevices(ctx.db, id),
  ])
  if (!standing) throw notFound('Member')
  const means = await meansOf(ctx, standing)
  const own = remembered && digest(remembered)
  return {
    app: app ? { since: app.since.toISOString() } : null,
    codesLeft: codes.made === 0 ? null : codes.left,
    can: { turnAppOff: policy.mayTurnAppOff(means), makeCodes: policy.mayMakeCodes(means) },
    devices: devices.map(
      (row): RememberedDevice => ({
        id: row.id,
        device: row.device,
        current: own ? row.token_hash.equals(own) : false,
        rememberedAt: row.remembered_at.toISOString(),
        lastUsedAt: row.last_used_at.toISOString(),
        expiresAt: row.expires_at.toISOString(),
      }),
    ),
  }
}

export const removeDevice = (ctx: MemberContext, rememberedId: string) =>
  inTransaction(ctx, async (tx) => {
    if ((await entries.deleteDevices(tx.db, tx.actor.id, rememberedId)) === 0) throw notFound('Device')
    await record(tx, { action: 'second-step.forget-device', objectId: tx.actor.id })
    await announceSecondStep(tx, tx.actor.id)
  })
