// Sends notifications to browsers: one job finds who is to hear of what was told, and each message is a job of its own.
import type { NotificationKind } from '@aerie/contract/notifications'
import type { Role } from '@aerie/contract/person'
import { type PushTarget, pushTopicOf } from '@aerie/contract/push'
import { daysAfter } from '@aerie/text/dates'
import { startOfDayIn } from '@aerie/text/zones'
import { mayHearOf, writePush } from '#features/notifications/service.ts'
import { readSettings, readTimeZone } from '#features/settings/service.ts'
import type { Context } from '#platform/context.ts'
import type { JobDeps } from '#platform/feature.ts'
import { ComeAgain, enqueueEach, type Job } from '#platform/jobs/jobs.ts'
import type { PushMessage } from '#platform/push/push-sender.ts'
import { unlessPassed } from '#platform/sending/unless-passed.ts'
import { inTransaction } from '#platform/transaction.ts'
import * as data from './data.ts'
import * as pushes from './pushes-data.ts'
import { announceDevices } from './service.ts'

const DAY_MS = 86_400_000
/** For so many seconds a test that nobody took is kept. */
const TEST_SECONDS = 60

export const pushJobs = (deps: JobDeps): Record<string, Job> => ({
  'notification-pushes': ({ subjectType, subjectId, memberId }) =>
    find(deps.ctx, {
      subjectType: String(subjectType),
      subjectId: Number(subjectId),
      memberId: memberId === null ? null : Number(memberId),
    }),
  push: {
    work: ({ pushId }) => send(deps, Number(pushId)),
    onGivenUp: async ({ pushId }) => void (await pushes.noteGivenUp(deps.ctx.db, Number(pushId))),
  },
  'push-test': { work: ({ deviceId, test }) => sendTest(deps, Number(deviceId), String(test)), mostAttempts: 2 },
})

const find = (ctx: Context, scope: pushes.PushScope) =>
  inTransaction(ctx, async (tx) => enqueueEach(tx, 'push', 'pushId', await pushes.insertPushes(tx.db, scope)))

async function send(deps: JobDeps, pushId: number) {
  const { ctx, registry } = deps
  const found = await pushes.findPush(ctx.db, pushId)
  if (!found) return
  const isTold = mayHearOf({ role: found.role as Role }, pushTopicOf(found.kind as NotificationKind))
  if (isTold) {
    const message = await writeMessage(ctx, registry.notifications, found)
    await deliverAway(deps, { ...found, id: found.device_id }, message)
  }
  await pushes.noteDone(ctx.db, pushId)
}

type Found = NonNullable<Awaited<ReturnType<typeof pushes.findPush>>>

async function writeMessage(
  ctx: Context,
  kinds: JobDeps['registry']['notifications'],
  found: Found,
): Promise<PushMessage> {
  const { sentence, path, urgency } = writePush(kinds, found)
  const [{ name }, zone] = await Promise.all([readSettings(ctx), readTimeZone(ctx)])
  const subject = `${pushTopicOf(found.kind as NotificationKind)} ${found.subject_type} ${found.subject_id}`
  const end =
    found.until !== null ? startOfDayIn(zone, daysAfter(found.until, 1)).getTime() : found.created_at.getTime() + DAY_MS
  return {
    text: JSON.stringify({ title: name, body: sentence, path, tag: subject }),
    subject,
    urgency,
    ttl: (end - ctx.now().getTime()) / 1_000,
  }
}

type PushDeps = Pick<JobDeps, 'ctx' | 'pushSender'>
type Device = PushTarget & { id: number; member_id: number }

/** To a member who has no page open, where it is not too late. Throws `ComeAgain` where it is worth trying again. */
export async function deliverAway({ openPages, ...deps }: JobDeps, device: Device, message: PushMessage) {
  if (message.ttl <= 0 || (await openPages.of([device.member_id])).has(device.member_id)) return
  await deliver(deps, device, message)
}

/** Throws as above. */
async function deliver({ ctx, pushSender }: PushDeps, device: Device, message: PushMessage) {
  const outcome = await unlessPassed(ctx, device.member_id, () => pushSender.send(device, message))
  if (outcome === null) return
  if (typeof outcome === 'object') throw new ComeAgain(outcome.afterSeconds)
  if (outcome === 'sent') return void (await data.noteSent(ctx.db, device.id))
  await inTransaction(ctx, async (tx) => {
    if (outcome === 'gone') await data.remove(tx.db, device.member_id, device.id)
    else await data.noteFailed(tx.db, device.id)
    await announceDevices(tx, device.member_id)
  })
}

async function sendTest({ ctx, pushSender }: PushDeps, deviceId: number, test: string) {
  const device = await data.findTarget(ctx.db, deviceId)
  if (!device) return
  const { name } = await readSettings(ctx)
  const text = JSON.stringify({
    title: name,
    body: 'This is how notifications come to this device.',
    path: '/',
    tag: 'test',
    test,
  })
  await deliver({ ctx, pushSender }, device, { text, subject: 'test', urgency: 'high', ttl: TEST_SECONDS }).catch(
    (error: unknown) => {
      // Nobody waits for it so long.
      if (!(error instanceof ComeAgain) || error.seconds <= TEST_SECONDS) throw error
    },
  )
}
