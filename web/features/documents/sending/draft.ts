// What was typed about a document that is not uploaded yet; it outlasts the dialog, and the page being loaded again.
import { DocumentFields } from '@aerie/contract/documents'
import * as z from 'zod/mini'

const KEY = 'document-draft'
const Draft = z.object({
  title: z.string(),
  /** Else it is a file's name, and follows that. */
  isTitleTyped: z.boolean(),
  description: z.string(),
  category: DocumentFields.shape.category,
  accessLevel: DocumentFields.shape.accessLevel,
})
type Draft = z.infer<typeof Draft>

/** Null where the browser keeps nothing, or something else is kept. */
export function readDraft(): Draft | null {
  try {
    return Draft.parse(JSON.parse(sessionStorage.getItem(KEY) ?? 'null'))
  } catch {
    return null
  }
}

/** A browser that keeps nothing forgets it with the dialog. */
export function keepDraft(draft: Draft | null) {
  try {
    if (draft) sessionStorage.setItem(KEY, JSON.stringify(draft))
    else sessionStorage.removeItem(KEY)
  } catch {
    return
  }
}
