// News on devices: one job finds who is to hear of an item that came out, and each message is a job of its own.
import { readSettings } from '#features/settings/service.ts'
import type { Context } from '#platform/context.ts'
import type { JobDeps } from '#platform/feature.ts'
import { enqueueEach, type Job } from '#platform/jobs/jobs.ts'
import { inTransaction } from '#platform/transaction.ts'
import * as pushes from './pushes-data.ts'
import { deliverAway } from './sending.ts'

const DAY_MS = 86_400_000

export const newsPushJobs = (deps: JobDeps): Record<string, Job> => ({
  'news-pushes': ({ newsId }) => find(deps.ctx, Number(newsId)),
  'news-push': {
    work: ({ pushId }) => send(deps, Number(pushId)),
    onGivenUp: async ({ pushId }) => void (await pushes.noteGivenUp(deps.ctx.db, Number(pushId))),
  },
})

const find = (ctx: Context, newsId: number) =>
  inTransaction(ctx, async (tx) => enqueueEach(tx, 'news-push', 'pushId', await pushes.insertNewsPushes(tx.db, newsId)))

/** Anybody reads it on a locked screen, so that it says nothing of what the news are. */
async function send(deps: JobDeps, pushId: number) {
  const { ctx } = deps
  const found = await pushes.findNewsPush(ctx.db, pushId)
  if (!found) return
  const { name } = await readSettings(ctx)
  const tag = `news ${found.news_id}`
  await deliverAway(deps, found, {
    text: JSON.stringify({ title: name, body: 'There is news.', path: `/news/${found.news_id}`, tag }),
    subject: tag,
    urgency: 'low',
    ttl: (found.published_at.getTime() + DAY_MS - ctx.now().getTime()) / 1_000,
  })
  await pushes.noteDone(ctx.db, pushId)
}
