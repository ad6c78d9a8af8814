// News for the search everywhere: published items by the words of their titles and texts.
import { MOST_COUNTED_HITS } from '@aerie/contract/search-values'
import { snippetOf } from '@aerie/text/snippets'
import { plainTextOf } from '#features/news-text/plain-words.ts'
import { type Finder, NOTHING, unread, wordQuery } from '#platform/search.ts'
import { newsByWords } from './data.ts'

export const findNews: Finder<'news'> = async (_, { textWords }, limit) => {
  if (textWords.length === 0) return NOTHING
  const query = newsByWords(wordQuery(textWords), textWords, { limit, mostCounted: MOST_COUNTED_HITS })
  return unread(query, (rows) => ({
    total: rows[0]?.total ?? 0,
    hits: rows.map(({ id, title, body, format, published_at }) => {
      const sentence = snippetOf(plainTextOf(body, format), textWords)
      return {
        id,
        title,
        publishedAt: new Date(published_at).toISOString(),
        sentence: sentence.found === '' ? null : sentence,
      }
    }),
  }))
}
