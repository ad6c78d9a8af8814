// The search in the text of documents: which say it, on which pages, and in which sentence.
import * as z from 'zod/mini'
import { endpoint, endpoints } from './endpoint.ts'
import { Id, searched } from './values.ts'

/** Where a page says it: what stands before the words that were found, these, and what follows. */
const Hit = z.object({ page: z.int(), before: z.string(), found: z.string(), after: z.string() })

export const FoundDocument = z.object({ id: Id, hits: z.array(Hit) })
export type FoundDocument = z.infer<typeof FoundDocument>

export const documentSearch = endpoints('document-search', {
  find: endpoint('GET', '/api/documents/search', {
    summary: 'Documents whose text has these words, with up to three places in each.',
    query: z.strictObject({ q: searched() }),
    response: z.array(FoundDocument),
  }),
})
