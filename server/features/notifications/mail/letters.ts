// The letters of notifications: written together once a trip is shared or a day has come, each sent by a job of its own.
import { openResidences, type Residences } from '#features/residences/service.ts'
import { readSettings } from '#features/settings/service.ts'
import { nearDestination } from '#features/trips/near/near-destination.ts'
import type { Context } from '#platform/context.ts'
import type { Workplace } from '#platform/feature.ts'
import { enqueueEach, schedule, type Work } from '#platform/jobs/jobs.ts'
import { writeEmail } from '#platform/mail/email.ts'
import { inTransaction } from '#platform/transaction.ts'
import * as data from './data.ts'
import { noteOf, together } from './sentences.ts'
import { signClaim } from './unsubscribe.ts'

/** When the daily letters go out, by the clock of the server. */
const DAILY_HOUR = 7

/**
 * The jobs of this feature. A letter that the mail server did not take is tried again alone. One that it took right
 * before a crash goes out a second time, under the same Message-ID.
 */
export const notificationJobs = (workplace: Workplace): Record<string, Work> => ({
  'trip-letters': ({ tripId, memberId }) =>
    writeAtOnce(workplace.ctx, { tripId: Number(tripId), memberId: Number(memberId) }),
  'daily-letters': () => writeDaily(workplace.ctx),
  'notification-letter': ({ letterId }) => send(workplace, Number(letterId)),
})

const writeAtOnce = (ctx: Context, written: data.Written) =>
  inTransaction(ctx, async (tx) => {
    await writeLetters(tx, written)
    if (await data.isLeftForTheDay(tx.db, written)) await schedule(tx, 'daily-letters', nextDaily(tx.now()))
  })

const writeDaily = (ctx: Context) => inTransaction(ctx, (tx) => writeLetters(tx, { day: dayOf(tx.now()) }))

async function writeLetters(tx: Context, what: data.Written | { day: string }) {
  await data.lockLetters(tx.db)
  const ids = await data.writeLetters(tx.db, what)
  await enqueueEach(tx, 'notification-letter', 'letterId', ids)
}

function nextDaily(now: Date) {
  const next = new Date(now)
  next.setHours(DAILY_HOUR, 0, 0, 0)
  if (next <= now) next.setDate(next.getDate() + 1)
  return next
}

/** As the clock of the server has it, like the hour. */
const dayOf = (now: Date) =>
  [now.getFullYear(), now.getMonth() + 1, now.getDate()].map((part) => String(part).padStart(2, '0')).join('-')

async function send({ ctx, mailer, publicUrl }: Workplace, letterId: number) {
  await data.dropWithdrawn(ctx.db, letterId)
  const letter = await data.findLetter(ctx.db, letterId)
  if (!letter) return
  const { name, nearbyRadiusKm: km } = await readSettings(ctx)
  const told = await data.listTold(ctx.db, letterId)
  const now = told.some(({ kind }) => kind === 'nearby') ? await openResidences(ctx) : null
  const notes = told.flatMap((one) => noteOf(one, whoIsIn(one, now, { km, except: letter.member_id })) ?? [])
  if (notes.length === 0) return
  const kinds = [...new Set(notes.map(({ kind }) => kind))]
  const token = signClaim(await data.readUnsubscribeKey(ctx.db), { memberId: letter.member_id, kinds })
  await mailer.send(
    writeEmail({
      ...together(notes),
      id: letter.code,
      to: letter.email,
      greeting: `Dear ${letter.familiar || letter.first_name},`,
      action: { label: 'Open the trips', url: `${publicUrl()}/trips` },
      closing: 'In brotherhood,',
      organisation: name,
      unsubscribe: {
        label: 'No more letters like this one',
        url: `${publicUrl()}/unsubscribe/${token}`,
        oneClickUrl: `${publicUrl()}/api/unsubscribe/${token}`,
      },
    }),
  )
  await data.noteSent(ctx.db, letterId)
}

const MOST_NAMED = 10

const whoIsIn = (
  { latitude, longitude, destinations }: data.Told,
  now: Residences | null,
  asked: { km: number; except: number },
) =>
  now !== null && latitude !== null && longitude !== null
    ? nearDestination(now, { latitude, longitude, destinations }, { ...asked, most: MOST_NAMED })
    : null
