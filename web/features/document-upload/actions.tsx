// What one can do about new documents from everywhere.
import { Plus } from 'lucide-react'
import type { Action } from '#features/session/action.ts'
import { lazyCode } from '#lib/lazy-code.ts'

const newDocumentDialog = lazyCode(async () => ({
  Dialog: (await import('./new-document-dialog.tsx')).NewDocumentDialog,
}))

export const actions: Action[] = [
  {
    label: 'Upload a document',
    words: 'add new file paper pdf minutes',
    icon: <Plus />,
    may: ({ addDocuments }) => addDocuments,
    at: newDocumentDialog,
  },
]
