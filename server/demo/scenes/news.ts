// A year of news and activity with reactions, and a member who was away for three weeks.
import { readFile } from 'node:fs/promises'
import { NEWS_IMAGE_WIDTHS } from '@aerie/contract/news-values'
import { type RawBuilder, sql } from 'kysely'
import { imageAddress, storeImage } from '#features/news/image-files.ts'
import { insertImage } from '#features/news/images-data.ts'
import { createNews, publishLater, publishNow, setPinned } from '#features/news/officers.ts'
import type { Context } from '#platform/context.ts'
import type { Pictures } from '#platform/pictures/pictures.ts'
import { type CastNews, castNews } from '../cast/news.ts'
import { type CastPicture, castPictures } from '../cast/pictures.ts'
import type { CastKey } from '../cast.ts'

const DAY_MS = 86_400_000
/** Of all brothers, so many have told something of themselves in a year. */
const ACTIVITY = 180

export async function addNews(tx: Context, idOf: (who: CastKey) => number) {
  const deps = { pictures: NO_PICTURES, publicUrl: () => '' }
  const addresses = await addPictures(tx, idOf('marcus'))
  for (const item of castNews) {
    const ctx = {
      ...tx,
      actor: { id: idOf(item.who), role: 'super_admin' as const, sessionId: '', confirmedAt: tx.now() },
    }
    const { title, body, tags, image } = item
    const imageUrl = image && addresses.get(image[0])
    const { id } = await createNews(ctx, deps, { title, body, tags, imageUrl, imageAlt: image?.[1] })
    await release(ctx, id, item)
  }
  await addActivity(tx)
  await addReactions(tx)
  await tx.db
    .insertInto('feed_visits')
    .values({ member_id: idOf('rook'), seen_at: before(tx, 21), visited_at: before(tx, 21) })
    .execute()
}

const before = (ctx: Context, days: number) => new Date(ctx.now().getTime() - days * DAY_MS)

const refuse = () => Promise.reject(new Error('The pictures of the demo are there in all their sizes.'))
const NO_PICTURES: Pictures = {
  makePortrait: refuse,
  scale: refuse,
  judge: refuse,
  makePhoto: refuse,
  makeRendition: refuse,
  readLuma: refuse,
  cleanDrawing: refuse,
  makeLogo: refuse,
  close: () => {},
}

/** Answers the address of each by name. */
async function addPictures({ db, files }: Context, uploadedBy: number) {
  const add = async ([name, picture]: [string, CastPicture]) => {
    const read = (file: string) => readFile(new URL(`../news-images/${file}.webp`, import.meta.url))
    const [small, large] = await Promise.all([read(`${name}-480`), read(name)])
    const sizes = NEWS_IMAGE_WIDTHS.map((width) => ({ width, bytes: width === 480 ? small : large }))
    const code = await storeImage(files, { sizes })
    await insertImage(db, { code, ...picture }, uploadedBy)
    return [name, imageAddress(code)] as const
  }
  return new Map(await Promise.all(Object.entries(castPictures).map(add)))
}

async function release(ctx: Parameters<typeof publishNow>[0], id: number, { state, daysAgo }: CastNews) {
  if (state === 'draft') return
  if (state === 'planned') return void (await publishLater(ctx, id, before(ctx, -5)))
  await publishNow(ctx, id)
  const at = before(ctx, daysAgo)
  await ctx.db
    .updateTable('news_items')
    .set({ published_at: at, created_at: at, edited_at: at })
    .where('id', '=', id)
    .execute()
  if (state === 'pinned') await setPinned(ctx, id, true)
}

/** What they might have saved: where they work and live, as their records say it. The newest few hours are quiet; who has a portrait stands on top. */
const addActivity = (tx: Context) =>
  sql`insert into activity_items (member_id, source_type, source_id, type, description, created_at)
    select id, 'member', id,
      case when at % 3 = 0 then 'location' when at % 7 = 0 then 'other' else 'work' end,
      case when at % 3 = 0 then 'moved to ' || location
        when at % 14 = 0 then 'has a new photo' when at % 7 = 0 then 'has a new quote'
        else 'is now ' || position || ' at ' || company end,
      now() - interval '5 hours' - (at * at) / ${ACTIVITY * ACTIVITY}::float8 * interval '360 days'
    from (
      select id, location, position, company, row_number() over (order by avatar is null, md5(id::text)) as at from members
      where inactive_since is null and shares_activity and location is not null and position is not null
        and company is not null and coalesce(privacy->>'city', 'brothers') = 'brothers'
      order by avatar is null, md5(id::text) limit ${ACTIVITY}) as chosen`.execute(tx.db)

/** Some of the brothers react to some of it, most of them to what is dearest; of news each with his own. */
const addReactions = async (tx: Context) => {
  await sql`insert into activity_reactions (activity_id, member_id, emoji, reacted_at)
    select item.id, reader.id, ${emojiOf(sql`item.id || ' ' || reader.id`)}, least(now(), item.created_at + interval '3 hours')
    from activity_items item
      cross join lateral (select ${likedBy(sql`'liked ' || item.id`)} as wanted) as liking
      cross join lateral (select id from members where inactive_since is null and id <> item.member_id
        order by md5(item.id || ' ' || id) limit liking.wanted) as reader`.execute(tx.db)
  await sql`insert into news_reactions (news_id, member_id, emoji, reacted_at)
    select item.id, reader.id, ${emojiOf(sql`'news ' || item.id || ' ' || reader.id`)}, item.published_at + interval '5 hours'
    from news_items item
      cross join lateral (select ${likedBy(sql`'read ' || item.id`)} as wanted) as liking
      cross join lateral (select id from members where inactive_since is null
        order by md5('news ' || item.id || ' ' || id) limit liking.wanted) as reader
    where item.is_published and item.published_at < now() - interval '5 hours'`.execute(tx.db)
}

/** The same at every first start: a number from 0 to 1 for a text. */
const shareOf = (text: RawBuilder<unknown>, from: number) =>
  sql`(('x' || substr(md5(${text}), ${sql.lit(from)}, 6))::bit(24)::int / 16777216.0)`

const emojiOf = (text: RawBuilder<unknown>) =>
  sql`(array['🦅', '❤️', '🦉', '🫰', '🙏', '🪽', '🐍', '✅'])[1 + least(7, floor(8 * power(${shareOf(text, 9)}, 2)))::int]`

const likedBy = (text: RawBuilder<unknown>) => sql`(40 * power(${shareOf(text, 1)}, 3))::int`
