// What was typed about a document that is not uploaded yet.
import { DocumentFields } from '@aerie/contract/documents'
import * as z from 'zod/mini'
import { draftOf } from '#lib/draft.ts'

export const documentDraft = draftOf(
  'document-draft',
  z.object({
    title: z.string(),
    /** Else it is a file's name, and follows that. */
    isTitleTyped: z.boolean(),
    description: z.string(),
    category: DocumentFields.shape.category,
    accessLevel: DocumentFields.shape.accessLevel,
  }),
)
