// What is kept of a member here, as he takes it along.
import { sql } from 'kysely'
import type { ExportSection } from '#platform/export-section.ts'

const title = sql<string>`(select title from gatherings where gatherings.id = row.gathering_id)`
const common = { chapter: 'gatherings', table: 'gathering_askings', columns: ['asked_at'], about: title } as const

export const askingSections: ExportSection[] = [
  { ...common, title: 'Gatherings you were asked along to', by: 'member_id' },
  { ...common, title: 'Gatherings to which you asked others along', by: 'asked_by' },
]
