// Decides who gets which email: of an item when it comes out, and the digest of a week; and makes emails jobs at a set rate.

import { MAILS_A_MINUTE } from '@aerie/contract/selections'
import { mondayOf } from '@aerie/text/dates'
import { findNewestNotification, listUntold } from '#features/notifications/service.ts'
import { mayMail, readToday } from '#features/settings/service.ts'
import type { Context } from '#platform/context.ts'
import { enqueue, enqueueEach, schedule } from '#platform/jobs/jobs.ts'
import { inTransaction } from '#platform/transaction.ts'
import * as data from './data.ts'

/** Of the first digest, in days. */
const FIRST_SPAN = 7
/** What first came out longer ago is no news: when it comes back, or no digest was composed for a while. */
const LONGEST_SPAN = 28
const MINUTE_MS = 60_000

/** Nobody is mailed an item twice, however often it comes out. */
export const composeNews = (ctx: Context, newsId: number) =>
  inTransaction(ctx, async (tx) => {
    if (!(await mayMail(tx))) return
    await data.lockEmails(tx.db)
    await data.insertNewsEmails(tx.db, newsId, LONGEST_SPAN)
    await enqueue(tx, 'news-emails-of-minute', {})
  })

/** Once a week, however often the clock comes by. A digest that may not leave has told what it would have: the next one does not repeat it. */
export const composeDigests = (ctx: Context) =>
  inTransaction(ctx, async (tx) => {
    await data.lockEmails(tx.db)
    const day = mondayOf(await readToday(tx))
    const last = await data.findLastDigest(tx.db)
    const span = {
      after: last?.until_notification ?? (await findNewestNotification(tx, FIRST_SPAN)),
      until: await findNewestNotification(tx, 0),
    }
    if (!(await data.beginDigest(tx.db, day, span))) return
    await data.addNewsToDigest(tx.db, day, last ? LONGEST_SPAN : FIRST_SPAN)
    if (await mayMail(tx)) await data.insertDigestEmails(tx.db, day, await listUntold(tx, span))
    await data.purgeOldDigests(tx.db, day)
    await enqueue(tx, 'news-emails-of-minute', {})
  })

/** The next round is at the next full minute, for however many it is asked. What waits while no mail may leave is forgotten. */
export const sendMinute = (ctx: Context) =>
  inTransaction(ctx, async (tx) => {
    await data.lockEmails(tx.db)
    if (!(await mayMail(tx))) await data.purgeWaiting(tx.db)
    await enqueueEach(tx, 'news-email', 'emailId', await data.takeForMinute(tx.db, MAILS_A_MINUTE))
    if (!(await data.isAnyLeft(tx.db))) return
    const next = new Date((Math.floor(tx.now().getTime() / MINUTE_MS) + 1) * MINUTE_MS)
    await schedule(tx, 'news-emails-of-minute', next)
  })
