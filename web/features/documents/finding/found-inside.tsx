// Documents in whose text the words were found: on which pages, and in which sentence.
import { plural } from '@aerie/text/plurals'
import './found-inside.css'
import type { FoundDocument } from '@aerie/contract/document-search'
import type { Document } from '@aerie/contract/documents'
import { shortDate } from '@aerie/text/moments'
import { Card } from '#ui/layout/card.tsx'
import { DocumentLeaf } from '../words/document-leaf.tsx'
import { DocumentTags } from '../words/document-tags.tsx'

interface DocumentMatch {
  document: Document
  hits: FoundDocument['hits']
}

interface FoundInsideProps {
  found: readonly DocumentMatch[]
  onOpen: (document: Document, page: number | undefined) => void
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
          {places} {plural(places, 'place')} in {found.length} {plural(found.length, 'document')}
        </span>
      }
    >
      <ul className="found-inside">
        {found.map(({ document, hits }) => (
          <li key={document.id}>
            <DocumentLeaf document={document} />
            <div>
              <button type="button" className="found-inside-title" onClick={() => onOpen(document, hits[0]?.page)}>
                {document.title}
              </button>
              <DocumentTags document={document} />
              <p className="meta">
                Version {document.version}, {shortDate(document.createdAt)}
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
