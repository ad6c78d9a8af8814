// What is kept of a member here, as he takes it along.
import { sql } from 'kysely'
import { roleOf } from '#platform/db/role-of.ts'
import type { ExportSection } from '#platform/export-section.ts'

/** A draft is there for officers alone, and others may have written on it. */
const seesNews = (by: string) => sql<boolean>`(row.is_published or ${roleOf(by)} <> 'member')`
/** What a news item is called where he may see it. */
const news = sql<string>`coalesce((select case when is_published or ${roleOf('member_id')} <> 'member' then title end
  from news_items item where item.id = row.news_id), 'a news item')`

export const newsSections: ExportSection[] = [
  {
    chapter: 'news',
    title: 'News you wrote',
    table: 'news_items',
    by: 'author_id',
    columns: ['title', 'body', 'tags', 'created_at', 'published_at'],
    masked: { columns: ['title', 'body', 'tags'], unless: seesNews('author_id') },
    isLong: true,
  },
  {
    chapter: 'feed',
    title: 'Your reactions to news',
    table: 'news_reactions',
    by: 'member_id',
    columns: ['emoji', 'reacted_at', 'withdrawn_at'],
    about: news,
  },
]
