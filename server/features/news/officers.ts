// News in the hands of officers: reading all with drafts, writing, publishing at once or later, pinning and deleting.
import type { ManagedNews, NewNews, NewsChanges, NewsPage } from '@aerie/contract/news'
import { excerptOf } from '#features/news-text/plain-words.ts'
import { mentionsIn, refuseLinks, withoutLinksTo } from '#features/news-text/text.ts'
import { record } from '#platform/audit/audit.ts'
import type { Context, MemberContext } from '#platform/context.ts'
import { invalid, notFound, Refusal } from '#platform/errors.ts'
import { enqueue, schedule } from '#platform/jobs/jobs.ts'
import { cutPage, type Page, type PageRequest, parseIdCursor } from '#platform/page.ts'
import type { Pictures } from '#platform/pictures/pictures.ts'
import { inTransaction } from '#platform/transaction.ts'
import { announceNews } from './announce-news.ts'
import { refuseOverwriting } from './conflict.ts'
import * as data from './data.ts'
import { scheduleRemoval, takeImage } from './images.ts'
import { changeLock, maySee, pinLock } from './policy.ts'
import { readReactions } from './reactions.ts'
import { followed, toManaged } from './show.ts'
import * as written from './write-data.ts'

/** What writing needs besides the context. */
export interface NewsDeps {
  pictures: Pictures
  publicUrl: () => string
}

type NewsInput = NewNews | NewsChanges

export async function listAll(
  ctx: MemberContext,
  { limit, cursor }: PageRequest,
  state: 'published' | 'draft' | undefined,
): Promise<Page<ManagedNews[]>> {
  const before = parseIdCursor(cursor)
  const rows = await data.listAll(ctx.db, state, limit + 1, before)
  const { items, next } = cutPage(rows, limit, ({ id }) => String(id))
  return { items: items.map((row) => toManaged(ctx.actor, row)), next }
}

export async function showNews(ctx: MemberContext, id: number): Promise<NewsPage> {
  const row = await data.find(ctx.db, id)
  const isHidden = row?.source_type !== null && row?.author === null
  if (!row || isHidden || !maySee(ctx.actor, { isPublished: row.is_published })) throw notFound('News item')
  const neighbours = row.is_published
    ? await data.findNeighbours(ctx.db, { at: row.at, id })
    : { earlier: null, later: null }
  return { ...toManaged(ctx.actor, row), ...neighbours, ...(await readReactions(ctx, id)) }
}

export async function createNews(ctx: MemberContext, deps: NewsDeps, draft: NewNews) {
  const image = await prepare(ctx, deps, draft)
  return inTransaction(ctx, async (tx) => {
    const id = await written.insertDraft(tx.db, await contentOf(tx, deps, draft, image), tx.actor.id)
    await record(tx, { action: 'news.create', objectId: id, after: { title: draft.title } })
    await announceNews(tx, [id], { isPublic: false })
    return read(tx, id)
  })
}

export async function saveNews(ctx: MemberContext, deps: NewsDeps, id: number, changes: NewsChanges) {
  const image = await prepare(ctx, deps, changes)
  return inTransaction(ctx, async (tx) => {
    const before = await lockToChange(tx, id, 'This news item has been deleted. Save what you wrote as a new one.')
    const content = await contentOf(tx, deps, changes, image)
    await refuseOverwriting(tx, before, content, changes.version)
    await written.updateContent(tx.db, id, content, tx.actor.id)
    if (before.image_code !== null && before.image_code !== content.image_code) await scheduleRemoval(tx)
    await record(tx, { action: 'news.update', objectId: id, after: { title: content.title } })
    await announceNews(tx, [id], { isPublic: before.is_published })
    return read(tx, id)
  })
}

/** Everything that can be refused before anything is held; answers the code of the image. */
async function prepare(ctx: MemberContext, { pictures }: NewsDeps, { body, imageUrl = null }: NewsInput) {
  refuseLinks(body)
  return takeImage(ctx, pictures, imageUrl)
}

/** Links to members who are gone are left out, as they are when he goes later. */
async function contentOf(
  tx: Context,
  deps: NewsDeps,
  draft: NewsInput,
  image: string | null,
): Promise<written.NewsContent> {
  const { title, tags, imageAlt = null, link = null } = draft
  const site = deps.publicUrl()
  const mentioned = mentionsIn(draft.body, link, site)
  const mentions = await written.holdMembers(tx.db, mentioned)
  const gone = mentioned.filter((id) => !mentions.includes(id))
  const body = withoutLinksTo(draft.body, gone)
  return {
    title,
    body,
    excerpt: excerptOf(body, 'markdown'),
    link: link !== null && mentionsIn('', link, site).some((id) => gone.includes(id)) ? null : link,
    image_code: image,
    image_alt: imageAlt || null,
    tags,
    mentions,
  }
}

const A_MINUTE_MS = 60_000

/** Planned again, it goes out at the new time. What was published before comes back at its place. */
export const publishNow = (ctx: MemberContext, id: number) =>
  inTransaction(ctx, async (tx) => {
    // Why it cannot be published is only asked where it was not.
    if (!(await written.publish(tx.db, id, tx.now()))) await lockDraft(tx, id)
    const item = await read(tx, id)
    await record(tx, { action: 'news.publish', objectId: id, after: { title: item.title } })
    await follow(tx, [id])
    return item
  })

export const publishLater = (ctx: MemberContext, id: number, at: Date) => {
  if (at.getTime() < ctx.now().getTime() - A_MINUTE_MS) throw invalid('at', 'Choose a time that is still to come.')
  return inTransaction(ctx, async (tx) => {
    const { title } = await lockDraft(tx, id)
    await written.update(tx.db, id, { publish_at: at })
    await schedule(tx, 'publish-planned-news', at)
    await record(tx, { action: 'news.plan', objectId: id, after: { title, at: at.toISOString() } })
    await announceNews(tx, [id], { isPublic: false })
    return read(tx, id)
  })
}

/** For the job: those whose time has come. Who planned each stands in the log already. */
export const publishPlanned = (ctx: Context) =>
  inTransaction(ctx, async (tx) => {
    const due = await written.publishDue(tx.db)
    if (due.length === 0) return
    for (const { id, title } of due)
      await record(tx, { action: 'news.publish', objectId: id, after: { title, isPlanned: true } })
    await follow(
      tx,
      due.map(({ id }) => id),
    )
  })

async function follow(tx: Context, ids: number[]) {
  await announceNews(tx, ids, { isPublic: true })
  for (const newsId of ids) {
    await enqueue(tx, 'news-emails', { newsId })
    await enqueue(tx, 'news-pushes', { newsId })
  }
}

export const unpublish = (ctx: MemberContext, id: number) =>
  inTransaction(ctx, async (tx) => {
    const before = await lockToChange(tx, id)
    if (before.is_published || before.publish_at) {
      await written.update(tx.db, id, { is_published: false, is_pinned: false, publish_at: null })
      await record(tx, { action: 'news.unpublish', objectId: id, before: { title: before.title } })
      await announceNews(tx, [id], { isPublic: before.is_published })
    }
    return read(tx, id)
  })

export const setPinned = (ctx: MemberContext, id: number, isPinned: boolean) =>
  inTransaction(ctx, async (tx) => {
    const before = await lock(tx, id)
    const why = isPinned ? pinLock({ isPublished: before.is_published }) : null
    if (why !== null) throw new Refusal('conflict', why)
    if (before.is_pinned !== isPinned) {
      await written.update(tx.db, id, { is_pinned: isPinned })
      await record(tx, {
        action: isPinned ? 'news.pin' : 'news.unpin',
        objectId: id,
        before: { title: before.title },
      })
      await announceNews(tx, [id], { isPublic: true })
    }
    return read(tx, id)
  })

export const removeNews = (ctx: MemberContext, id: number) =>
  inTransaction(ctx, async (tx) => {
    const before = await lockToChange(tx, id)
    await written.remove(tx.db, id)
    if (before.image_code !== null) await scheduleRemoval(tx)
    await record(tx, { action: 'news.delete', objectId: id, before: { title: before.title } })
    await announceNews(tx, [id], { isPublic: before.is_published })
  })

async function lock(tx: Context, id: number, gone = 'News item not found') {
  const item = await written.lockItem(tx.db, id)
  if (!item) throw new Refusal('not_found', gone)
  return item
}

async function lockToChange(tx: Context, id: number, gone?: string) {
  const item = await lock(tx, id, gone)
  const why = changeLock({ follows: followed(item) })
  if (why !== null) throw new Refusal('conflict', why)
  return item
}

async function lockDraft(tx: Context, id: number) {
  const item = await lockToChange(tx, id)
  if (item.is_published) throw new Refusal('conflict', 'This news item is published already.')
  return item
}

async function read(tx: MemberContext, id: number): Promise<ManagedNews> {
  const row = await data.find(tx.db, id)
  if (!row) throw notFound('News item')
  return toManaged(tx.actor, row)
}
