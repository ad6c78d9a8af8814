// Documents for the search everywhere: first those whose title or description says it, then those in whose text it stands.

import { levelsOf } from '@aerie/contract/document-values'
import type { SearchHit } from '@aerie/contract/search'
import { MOST_COUNTED_HITS } from '@aerie/contract/search-values'
import { snippetOf } from '@aerie/text/snippets'
import { type DocumentRow, listSeen } from '#features/documents/service.ts'
import { countedHits, type Finder, unread, wordQuery } from '#platform/search.ts'
import { bestOf, keptBy, type SearchedList, searchedLists } from '#platform/search-lists.ts'
import { firstHitsOf } from './data.ts'

const listOf = searchedLists<DocumentRow>(({ title, description }) => [title, description])

/** All that a role sees changes with any of it, its newest document among them, which is another object then. */
const listsFrom = keptBy((_newest: DocumentRow) => new Map<string, SearchedList<DocumentRow>>())

function listFor(role: string, seen: readonly DocumentRow[]) {
  const lists = seen[0] ? listsFrom(seen[0]) : new Map<string, SearchedList<DocumentRow>>()
  const list = lists.get(role) ?? listOf(seen)
  lists.set(role, list)
  return list
}

export const findDocuments: Finder<'document'> = async (ctx, sought, limit) => {
  const seen = await listSeen(ctx)
  const named = bestOf(listFor(ctx.actor.role, seen).find(sought), MOST_COUNTED_HITS)
  const hits = named.hits.slice(0, limit).map((row) => hitOf(row))
  const { textWords } = sought
  if (textWords.length === 0) return { total: named.total, hits }
  const inText = firstHitsOf(wordQuery(textWords), {
    levels: levelsOf(ctx.actor.role),
    except: named.hits.map(({ id }) => id),
    limit: Math.max(1, limit - hits.length),
    mostCounted: MOST_COUNTED_HITS,
  })
  return unread(inText, (pages) => {
    const more = pages.flatMap(({ id, page, body }) => {
      const row = seen.find((one) => one.id === id)
      return row ? [{ ...hitOf(row), page, sentence: snippetOf(body, textWords) }] : []
    })
    return {
      total: countedHits(named.total + (pages[0]?.total ?? 0)),
      hits: [...hits, ...more].slice(0, limit),
    }
  })
}

const hitOf = (row: DocumentRow): SearchHit<'document'> => ({
  id: row.id,
  title: row.title,
  documentKind: row.kind as SearchHit<'document'>['documentKind'],
  createdAt: row.created_at.toISOString(),
  page: null,
  sentence: null,
})
