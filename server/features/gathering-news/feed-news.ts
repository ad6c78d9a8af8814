// What the feed tells of a gathering: that it was called, is official now, or was called off; only where all are asked.
import { GATHERING_TAG } from '@aerie/contract/news-values'
import { dayOfMonth, weekdayOf } from '@aerie/text/dates'
import type { Selectable } from 'kysely'
import { publishNews, withdrawNews } from '#features/news/service.ts'
import { displayName } from '#features/people/person.ts'
import { readSettings } from '#features/settings/service.ts'
import type { Context } from '#platform/context.ts'
import type { DB } from '#platform/db/schema.ts'
import { findCaller } from './data.ts'

/** As it stands now, within the transaction that holds it; what is told to few is told to them alone, elsewhere. */
export async function syncFeed(tx: Context, row: ToldGathering) {
  const source = { type: 'gathering', id: row.id }
  const isForAll = row.audience === 'all' && row.taken_down_at === null
  if (!isForAll || !(await readSettings(tx)).gatherings) return withdrawNews(tx, source)
  await publishNews(tx, source, {
    title: row.title,
    body: sentenceOf(row, await findCaller(tx.db, row.called_by)),
    link: `/events/${row.id}`,
    tags: [GATHERING_TAG],
    publishedAt: row.told_at,
    authorId: row.called_by,
  })
}

type ToldGathering = Selectable<DB['gatherings']>

function sentenceOf(row: ToldGathering, caller: Parameters<typeof displayName>[0] | undefined) {
  const where = row.city ?? row.location
  const when = `${weekdayOf(row.start_date)}, ${dayOfMonth(row.start_date)}, at ${row.start_time}`
  if (row.called_off_at)
    return `It was to be in ${where} on ${when}, and is called off. ${row.call_off_word ?? ''}`.trim()
  const host = row.is_official || !caller ? 'The organisation' : displayName(caller)
  return `${host} invites all brothers to ${where}: ${when}.`
}
