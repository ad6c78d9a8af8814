// For tests of news by mail: a world in which nobody gets news but those who choose it, and mondays that come when asked.

import type { NewsRhythm } from '@aerie/contract/mail-topics'
import { news } from '@aerie/contract/news'
import { notifications } from '@aerie/contract/notifications'
import { daysAfter, mondayOf } from '@aerie/text/dates'
import { clockIn, momentIn, UTC } from '@aerie/text/zones'
import { sql } from 'kysely'
import { expect } from 'vitest'
import type { CastKey } from '../../demo/cast.ts'
import { openWorld } from '../../test/world.ts'
import { composeDigests } from './composing.ts'

const BEGAN = new Date()

/** At seven on a Monday that has not come yet. */
const mondayIn = (weeks: number) => momentIn(UTC, daysAfter(mondayOf(clockIn(UTC, BEGAN).day), 7 * weeks), '07:00')

export async function openNewsMail() {
  const world = await openWorld()
  let seen = 0
  let weeks = 0

  const comeOut = (id: number) =>
    sql`insert into jobs (kind, payload) values ('news-emails', jsonb_build_object('newsId', ${id}::int))`.execute(
      world.db,
    )
  const mails = async () => (await world.mails()).slice(seen)
  const told = async () => (await mails()).map(({ to, subject }) => `${to?.[0]?.address}: ${subject}`).sort()

  return {
    world,
    comeOut,
    /** What has come since the test began. */
    mails,
    /** The same as address and subject. */
    told,
    async clear() {
      for (const table of ['trips', 'notifications', 'news_items', 'news_emails', 'jobs', 'digests'] as const)
        await world.db.deleteFrom(table).execute()
      await sql`insert into notification_mail_choices (member_id, topic, rhythm) select id, 'news', 'never' from members
        on conflict (member_id, topic) do update set rhythm = 'never'`.execute(world.db)
      seen = (await world.mails()).length
      weeks = 0
    },
    async choose(who: CastKey, rhythm: NewsRhythm) {
      const { status } = await (await world.as(who))(notifications.chooseNewsMail, { body: { rhythm } })
      expect(status).toBe(200)
    },
    async publish(title: string, body = 'At six, in the garden.') {
      const marcus = await world.as('marcus')
      const { id } = (await marcus(news.create, { body: { title, body } })).body
      await marcus(news.publish, { params: { newsId: String(id) }, body: {} })
      return id
    },
    /** The digest of the next week, or of that week once more, is composed and sent; answers all that was told. */
    async mondayComes({ again = false } = {}) {
      await world.work()
      weeks += again ? 0 : 1
      const now = mondayIn(weeks)
      await composeDigests({ ...world.ctx, now: () => now })
      return told()
    },
    setMember: async (who: CastKey, values: { inactive_since?: Date | null; email?: string | null }) =>
      world.db
        .updateTable('members')
        .set(values)
        .where('id', '=', await world.idOf(who))
        .execute(),
  }
}

export const MATEO = 'mateo.bellini@aerie.example'
export const ROOK = 'brother@aerie.example'
export const JULIAN = 'admin@aerie.example'
