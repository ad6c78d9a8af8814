// Documents in whose text the words were found: on which pages, and in which sentence.
import './found-inside.css'
import type { FoundDocument } from '@aerie/contract/document-search'
import type { Document } from '@aerie/contract/documents'
import { Card } from '#ui/layout/card.tsx'
import { DocumentLeaf } from './words/document-leaf.tsx'
import { DocumentTags } from './words/document-tags.tsx'
import { dayText } from './words/document-words.ts'

interface Found {
  document: Document
  hits: FoundDocument['hits']
}

interface FoundInsideProps {
  found: readonly Found[]
  /** At a page, or at its beginning. */
  onOpen: (document: Document, page?: number) => void
}

export function FoundInside({ found, onOpen }: FoundInsideProps) {
  const places = found.reduce((sum, { hits }) => sum + hits.length, 0)
  return (
    <Card
      title="Found inside the papers"
      flush
      className="mt-6"
      action={
        <span className="num text-ink-2">
          {counted(places, 'place')} in {counted(found.length, 'document')}
        </span>
      }
    >
      <ul className="found-inside">
        {found.map(({ document, hits }) => (
          <li key={document.id}>
            <DocumentLeaf document={document} />
            <div>
              <button type="button" className="found-inside-title" onClick={() => onOpen(document)}>
                {document.title}
              </button>
              <DocumentTags document={document} />
              <p className="meta">
                Version {document.version}, {dayText(document.createdAt)}
              </p>
              {hits.map(({ page, before, found: word, after }) => (
                <p key={page} className="found-inside-hit">
                  <button type="button" className="num found-inside-page" onClick={() => onOpen(document, page)}>
                    {document.pages === null ? 'In the text' : `Page ${page}`}
                    <span className="sr-only"> of {document.title}</span>
                  </button>
                  <q>
                    {before}
                    <mark>{word}</mark>
                    {after}
                  </q>
                </p>
              ))}
            </div>
          </li>
        ))}
      </ul>
    </Card>
  )
}

const counted = (count: number, noun: string) => `${count} ${count === 1 ? noun : `${noun}s`}`
