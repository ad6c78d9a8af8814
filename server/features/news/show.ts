// News as the contract has them.
import type { ManagedNews, NewsItem, NewsTeaser } from '@aerie/contract/news'
import { toPersonRef } from '#features/people/person.ts'
import type { Actor } from '#platform/context.ts'
import type { ManagedRow, NewsRow } from './data.ts'
import { imageAddress } from './image-files.ts'
import { rightsOf } from './policy.ts'

export const toTeaser = (row: NewsRow): NewsTeaser => ({
  id: row.id,
  title: row.title,
  excerpt: row.excerpt,
  link: row.link,
  imageUrl: row.image_code && imageAddress(row.image_code),
  imageAlt: row.image_alt,
  imageSize: row.width === null || row.height === null ? null : { width: row.width, height: row.height },
  imageHash: row.hash,
  tags: row.tags,
  isPinned: row.is_pinned,
  publishedAt: row.published_at?.toISOString() ?? null,
  author: row.author && toPersonRef(row.author),
  follows: followed(row),
})

/** What an item tells of that another feature keeps. */
export const followed = ({ source_type }: Pick<NewsRow, 'source_type'>) =>
  source_type === 'trip' || source_type === 'gathering' ? source_type : null

export const toItem = (row: NewsRow): NewsItem => ({
  ...toTeaser(row),
  body: row.body,
  format: row.format === 'markdown' ? 'markdown' : 'plain',
})

export function toManaged(actor: Pick<Actor, 'role'>, row: ManagedRow): ManagedNews {
  const item = toItem(row)
  const editor = row.editor && toPersonRef(row.editor)
  return {
    ...item,
    isPublished: row.is_published,
    publishAt: row.publish_at?.toISOString() ?? null,
    createdAt: row.created_at.toISOString(),
    editedAt: row.edited_at.toISOString(),
    editedBy: editor && { id: editor.id, firstName: editor.firstName, lastName: editor.lastName },
    version: row.version,
    can: rightsOf(actor, {
      isPublished: row.is_published,
      isPinned: row.is_pinned,
      follows: item.follows,
      isPlanned: row.publish_at !== null,
    }),
  }
}
