// What is due for gatherings by itself: reminders, and seats of brothers who are gone.
import { readSettings } from '#features/settings/service.ts'
import type { Context } from '#platform/context.ts'
import { inTransaction } from '#platform/transaction.ts'
import { fillSeats } from './answers.ts'
import * as data from './data.ts'
import { announceGathering } from './find.ts'
import { listUnhosted } from './hosts-data.ts'
import { notifyOf, SOON_MS, syncNews } from './notices.ts'

/** Tells whoever comes within three days, officers of what has no host left, and gives seats that departures have left to those who wait. */
export async function lookAfterGatherings(ctx: Context) {
  if (!(await readSettings(ctx)).gatherings) return
  const now = ctx.now()
  const soon = await data.listStarting(ctx.db, now, new Date(now.getTime() + SOON_MS))
  for (const id of new Set([...soon, ...(await listUnhosted(ctx.db, now))]))
    await inTransaction(ctx, (tx) => notifyOf(tx, id))
  for (const id of await data.listAwaited(ctx.db, now))
    await inTransaction(ctx, async (tx) => {
      if (await fillSeats(tx, id)) await announceGathering(tx, id)
    })
}

/** Once they were switched off or on: what was told of them is withdrawn, of notices what nobody has read, or restored. */
export async function switchGatherings(ctx: Context) {
  for (const id of await data.listIds(ctx.db)) await inTransaction(ctx, (tx) => syncNews(tx, id))
}
