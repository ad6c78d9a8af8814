// The sign of a document in a row: a leaf with the letters of its type, which is written elsewhere in words.
import './document-leaf.css'
import type { Document } from '@aerie/contract/documents'
import { leafText } from './document-words.ts'

export const DocumentLeaf = ({ document }: { document: Pick<Document, 'kind' | 'filename'> }) => (
  <span className="document-leaf" aria-hidden>
    {leafText(document)}
  </span>
)
