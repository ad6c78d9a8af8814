// A text, or a CSV as a table, as it stands in the viewer.
import { formatCount } from '@aerie/contract/formats'
import './document-stage.css'
import { documentViewUrl } from '@aerie/contract/document-values'
import type { Document } from '@aerie/contract/documents'
import { documents } from '@aerie/contract/documents'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { fetchFile } from '#lib/fetch-file.ts'
import { QueryState } from '#ui/feedback/query-state.tsx'
import { Loading, Skeleton } from '#ui/feedback/skeleton.tsx'
import { MOST_ROWS, readCsv } from './csv.ts'

/** A browser lays out no more of it in a moment. */
const LONGEST_SHOWN = 500_000

const textQuery = (document: Document) =>
  queryOptions({
    queryKey: [documents.view.path, String(document.id), String(document.version)],
    queryFn: async () => (await fetchFile(documentViewUrl(document))).content.text(),
    gcTime: 0,
  })

export const TextStage = ({ document }: { document: Document }) => (
  <QueryState query={useQuery(textQuery(document))} skeleton={<TextSkeleton />} failure="The document did not arrive">
    {(text) => (document.kind === 'csv' ? <CsvTable text={text} /> : <PlainText text={text} />)}
  </QueryState>
)

export const PlainText = ({ text }: { text: string }) => (
  <pre>
    {text.slice(0, LONGEST_SHOWN)}
    {text.length > LONGEST_SHOWN && '\n\n… The rest is in the file: download it.'}
  </pre>
)

export function CsvTable({ text }: { text: string }) {
  const { rows, isCut } = readCsv(text)
  const [head = [], ...body] = rows
  return (
    <table className="document-stage-table">
      {isCut && <caption>The first {formatCount(MOST_ROWS)} rows; the rest is in the file.</caption>}
      <thead>
        <tr>
          {keyed(head).map(({ key, value }) => (
            <th key={key} scope="col">
              {value}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {keyed(body).map(({ key, value: row }) => (
          <tr key={key}>
            {keyed(row).map((cell) => (
              <td key={cell.key}>{cell.value}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** Nothing of a file moves within it: its place names a row. */
const keyed = <Value,>(values: readonly Value[]) => values.map((value, key) => ({ key, value }))

const LINES = ['90%', '70%', '85%', '60%', '75%']

const TextSkeleton = () => (
  <Loading label="Loading the document" className="grid content-start gap-3 p-6">
    {LINES.map((width) => (
      <Skeleton key={width} width={width} />
    ))}
  </Loading>
)
