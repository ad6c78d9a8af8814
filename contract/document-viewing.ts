// How a document is looked at here: where, as what, and what the house has made of it to be shown.
import * as z from 'zod/mini'
import { MakingState } from './documents.ts'
import { endpoint, endpoints } from './endpoint.ts'
import { PathId } from './values.ts'

/** `word`: a docx that the page lays out; `none`: it can only be downloaded. */
export const SHOWN_AS = ['pdf', 'image', 'video', 'text', 'word', 'tables', 'slides', 'none'] as const

export const DocumentContent = z.object({
  /** Where what is shown is fetched; of `none` the file itself. */
  viewerUrl: z.string(),
  shownAs: z.enum(SHOWN_AS),
  /** Of `none`: why, where there is more to say than that it is. */
  reason: z.nullable(z.string()),
})
export type DocumentContent = z.infer<typeof DocumentContent>

const documentId = z.object({ documentId: PathId })

export const documentViewing = endpoints('document-viewing', {
  content: endpoint('GET', '/api/documents/:documentId/content', {
    summary: 'Where a document is shown, and as what; 202 with its state while it is being made ready.',
    params: documentId,
    response: z.union([DocumentContent, z.object({ state: MakingState })]),
  }),
})
