// What brothers are told of a gathering: that it is called, changed, called off, and three days away.
import { NEAR_GATHERING_KM } from '@aerie/contract/gathering-values'
import { factsOf, isNear, syncFeed } from '#features/gathering-news/service.ts'
import { listLine } from '#features/lineage/service.ts'
import { desiredNotices, type Notice, syncNotifications } from '#features/notifications/service.ts'
import { readSettings } from '#features/settings/service.ts'
import type { Context } from '#platform/context.ts'
import * as data from './data.ts'
import { findFirstHost } from './hosts-data.ts'
import {
  asks,
  comesOrMay,
  everybody,
  hosts,
  isMember,
  mayHost,
  nobody,
  officersWithoutHost,
  saidNo,
  wasTold,
} from './notices-data.ts'

const DAY_MS = 86_400_000
/** So long before it begins whoever comes is told once more. */
export const SOON_MS = 3 * DAY_MS

type ToldRow = NonNullable<Awaited<ReturnType<typeof data.lock>>>

/** As it stands now, within the transaction that holds it: everybody hears of each change once, and what no longer holds is withdrawn. */
export async function notifyOf(tx: Context, id: number) {
  const row = await data.lock(tx.db, id)
  if (!row) return
  const subject = { type: 'gathering', id }
  const notices = await noticesOf(tx, row)
  const { gatherings: areOn } = await readSettings(tx)
  const told = areOn ? notices : notices.map((notice) => ({ ...notice, where: nobody }))
  await syncNotifications(tx, { subject }, desiredNotices(told))
}

/** The same, and what the feed says of it. */
export async function syncNews(tx: Context, id: number) {
  await notifyOf(tx, id)
  const row = await data.lock(tx.db, id)
  if (row) await syncFeed(tx, row)
}

async function noticesOf(tx: Context, row: ToldRow): Promise<Notice[]> {
  const { id } = row
  // What is about somebody who is gone is shown to nobody.
  const aboutId = await findFirstHost(tx.db, id)
  const subject = { type: 'gathering', id }
  const common = { subject, aboutId, until: row.over_at }
  if (row.taken_down_at)
    return [{ ...common, kind: 'gathering_taken_down', facts: factsOf(row, row.take_down_reason), where: hosts(id) }]
  const isOff = row.called_off_at !== null
  const line = row.audience === 'line' && row.called_by !== null ? await listLine(tx, row.called_by) : []
  // Whoever answers knows that it was called.
  const isChanged = row.news_rank > 0
  const heard = [wasTold('news'), ...(isChanged ? [comesOrMay(id), hosts(id), mayHost(id)] : [])]
  if (row.is_official || row.audience !== 'all') heard.push(everybody)
  else if (row.tells_near) heard.push(isNear(row, NEAR_GATHERING_KM))
  const news = {
    ...common,
    key: 'news',
    rank: row.news_rank,
    kind: isOff ? 'gathering_called_off' : isChanged ? 'gathering_changed' : 'gathering_called',
    facts: factsOf(row, row.call_off_word),
    where: asks(row, line, { heard, except: [isChanged ? isMember(row.changed_by) : hosts(id), saidNo(id)] }),
  }
  const isSoon = row.starts_at.getTime() - tx.now().getTime() <= SOON_MS
  // Who hears of it within its last days hears of its day with it.
  const wasCalledBefore = row.starts_at.getTime() - row.called_at.getTime() > SOON_MS
  const soon = { ...common, kind: 'gathering_soon', facts: factsOf(row, null), where: comesOrMay(id) }
  const unhosted = {
    ...common,
    kind: 'gathering_unhosted',
    facts: factsOf(row, null),
    where: officersWithoutHost(id),
  }
  return [
    news,
    ...(isSoon && wasCalledBefore && !isOff ? [soon] : []),
    ...(isOff || row.is_official || row.over_at <= tx.now() ? [] : [unhosted]),
  ]
}
