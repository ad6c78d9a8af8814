// The search in the text of documents: which have all the words, on which pages, and the sentence around them.

import type { FoundDocument } from '@aerie/contract/document-search'
import { levelsOf } from '@aerie/contract/document-values'
import { snippetOf } from '@aerie/text/snippets'
import type { MemberContext } from '#platform/context.ts'
import { textWordsOf, wordQuery } from '#platform/search.ts'
import { listHits } from './data.ts'

const MOST_DOCUMENTS = 30
const MOST_PAGES = 3

export async function searchDocuments(ctx: MemberContext, typed: string): Promise<FoundDocument[]> {
  const words = textWordsOf(typed)
  if (words.length === 0) return []
  const query = wordQuery(words)
  const levels = levelsOf(ctx.actor.role)
  const hits = await listHits(ctx.db, query, { levels, mostDocuments: MOST_DOCUMENTS, mostPages: MOST_PAGES })
  return [...Map.groupBy(hits, ({ id }) => id)].map(([id, ofDocument]) => ({
    id,
    hits: ofDocument.map(({ page, body }) => ({ page, ...snippetOf(body, words) })),
  }))
}
