// The search in the text of documents: which have all the words, on which pages, and the sentence around them.

import type { FoundDocument } from '@aerie/contract/document-search'
import { levelsOf } from '@aerie/contract/document-values'
import { plain } from '@aerie/text/search-form'
import type { MemberContext } from '#platform/context.ts'
import { listHits } from './data.ts'
import { snippetOf } from './snippets.ts'

const MOST_DOCUMENTS = 30
const MOST_PAGES = 3
const MOST_WORDS = 10

export async function searchDocuments(ctx: MemberContext, typed: string): Promise<FoundDocument[]> {
  const words = plain(typed)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
    .slice(0, MOST_WORDS)
  if (words.length === 0) return []
  // The last word may still be being typed.
  const query = `${words.map((word) => `'${word}'`).join(' & ')}:*`
  const levels = levelsOf(ctx.actor.role)
  const hits = await listHits(ctx.db, query, { levels, mostDocuments: MOST_DOCUMENTS, mostPages: MOST_PAGES })
  return [...Map.groupBy(hits, ({ id }) => id)].map(([id, ofDocument]) => ({
    id,
    hits: ofDocument.map(({ page, body }) => ({ page, ...snippetOf(body, words) })),
  }))
}
