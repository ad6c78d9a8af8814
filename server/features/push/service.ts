// The browsers that take a member's notifications: switching one on, what it is told of, and a test.
import { type PushDevice, type PushState, type PushTarget, PushTopic, push } from '@aerie/contract/push'
import { stale } from '@aerie/contract/stale'
import { mayHearOf } from '#features/notifications/service.ts'
import { record } from '#platform/audit/audit.ts'
import type { Context, MemberContext } from '#platform/context.ts'
import { invalid, notFound, Refusal } from '#platform/errors.ts'
import { announce } from '#platform/events/announce.ts'
import { enqueue } from '#platform/jobs/jobs.ts'
import type { PushSender } from '#platform/push/push-sender.ts'
import { randomCode } from '#platform/secrets/codes.ts'
import { countHits } from '#platform/throttle.ts'
import { inTransaction } from '#platform/transaction.ts'
import * as data from './data.ts'

const HOURLY_TESTS = 20

export async function readState(ctx: MemberContext, { publicKey }: PushSender): Promise<PushState> {
  const rows = await data.listDevices(ctx.db, ctx.actor.id)
  const devices = rows.map(
    (row): PushDevice => ({
      id: row.id,
      isCurrent: row.session_id === ctx.actor.sessionId,
      device: row.device,
      topics: PushTopic.options.filter((topic) => row.topics.includes(topic) && mayHearOf(ctx.actor, topic)),
      createdAt: row.created_at.toISOString(),
      lastSentAt: row.last_sent_at?.toISOString() ?? null,
      hasFailed: row.failed_at !== null,
    }),
  )
  return { publicKey, devices }
}

/** `topics` null leaves those that are kept for this session, or takes all. */
export async function subscribe(
  ctx: MemberContext,
  sender: PushSender,
  target: PushTarget,
  topics: PushTopic[] | null,
): Promise<PushState> {
  if (!sender.isTarget(target))
    throw invalid(
      'endpoint',
      'This browser uses a push service that is not known here. Notifications still come by mail.',
    )
  await inTransaction(ctx, async (tx) => {
    const { id, sessionId } = tx.actor
    await data.removeElsewhere(tx.db, target, sessionId)
    const untilChosen = PushTopic.options.filter((topic) => mayHearOf(tx.actor, topic))
    const isNew = await data.save(tx.db, sessionId, { target, topics, untilChosen })
    if (isNew === null) throw new Refusal('not_signed_in', 'Please sign in.')
    if (!isNew) return
    await data.removeOldest(tx.db, id)
    await record(tx, { action: 'notification.add-device', objectId: id })
    await announceDevices(tx, id)
  })
  return readState(ctx, sender)
}

export async function choose(ctx: MemberContext, sender: PushSender, deviceId: number, topics: PushTopic[]) {
  await inTransaction(ctx, async (tx) => {
    if (!(await data.saveTopics(tx.db, tx.actor.id, deviceId, topics))) throw notFound('Device')
    await record(tx, { action: 'notification.choose-device', objectId: tx.actor.id, after: { topics } })
    await announceDevices(tx, tx.actor.id)
  })
  return readState(ctx, sender)
}

export async function removeDevice(ctx: MemberContext, sender: PushSender, deviceId: number) {
  await inTransaction(ctx, async (tx) => {
    if (!(await data.remove(tx.db, tx.actor.id, deviceId))) throw notFound('Device')
    await record(tx, { action: 'notification.remove-device', objectId: tx.actor.id })
    await announceDevices(tx, tx.actor.id)
  })
  return readState(ctx, sender)
}

/** The message leaves by a job; the browser says when it has come. */
export async function sendTest(ctx: MemberContext) {
  const device = await data.findOfSession(ctx.db, ctx.actor.sessionId)
  if (!device) throw notFound('Device')
  const { id } = ctx.actor
  await countHits(ctx.db, [{ bucket: `push test:${id}`, most: HOURLY_TESTS, withinMinutes: 60 }], 'tests')
  const test = randomCode()
  await inTransaction(ctx, (tx) => enqueue(tx, 'push-test', { deviceId: device.id, test }))
  return { test }
}

export const announceDevices = (tx: Context, memberId: number) =>
  announce(tx, stale(push.state), { memberIds: [memberId] })
