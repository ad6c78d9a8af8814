// A workbook, or a CSV, in the viewer: a sheet at a time as a table, with the letters and numbers by which its cells are called.
import './tables.css'
import { MOST_ROWS_SHOWN, type Sheet, Workbook } from '@aerie/contract/document-viewing'
import type { Document } from '@aerie/contract/documents'
import { documents } from '@aerie/contract/documents'
import { formatCount } from '@aerie/contract/formats'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { fetchFile } from '#lib/fetch-file.ts'
import { QueryState } from '#ui/feedback/query-state.tsx'
import { Tabs } from '#ui/layout/tabs.tsx'
import { SheetTable } from './sheet-table.tsx'

interface TablesStageProps {
  document: Document
  viewerUrl: string
  waiting: ReactNode
}

const workbookQuery = ({ id, version }: Document, viewerUrl: string) =>
  queryOptions({
    queryKey: [documents.view.path, String(id), String(version)],
    queryFn: async () => Workbook.parse(JSON.parse(await (await fetchFile(viewerUrl)).content.text())),
    gcTime: 0,
  })

export const TablesStage = ({ document, viewerUrl, waiting }: TablesStageProps) => (
  <QueryState
    query={useQuery(workbookQuery(document, viewerUrl))}
    skeleton={waiting}
    failure="The document could not be loaded"
  >
    {(workbook) => <Tables workbook={workbook} title={document.title} />}
  </QueryState>
)

export function Tables({ workbook: { sheets, left }, title }: { workbook: Workbook; title: string }) {
  const [shown, setShown] = useState(0)
  const [only] = sheets
  if (!only) return <p className="tables-note p-6">There is no table in this file.</p>
  if (sheets.length === 1 && left === 0)
    return (
      <div className="tables">
        <OneSheet sheet={only} label={only.name ?? title} />
      </div>
    )
  const sheet = sheets[shown] ?? only
  return (
    <div className="tables">
      <div className="tables-tabs">
        <Tabs
          label="Sheets"
          tabs={sheets.map((one, at) => ({
            value: String(at),
            label: `${one.name}${one.isHidden ? ' (hidden)' : ''}`,
          }))}
          value={String(shown)}
          onChange={(value) => setShown(Number(value))}
        >
          <OneSheet key={shown} sheet={sheet} label={sheet.name ?? title} />
        </Tabs>
      </div>
      {left > 0 && (
        <p className="tables-note">{left === 1 ? '1 more sheet is' : `${left} more sheets are`} in the file.</p>
      )}
    </div>
  )
}

const OneSheet = ({ sheet, label }: { sheet: Sheet; label: string }) => (
  <>
    {(sheet.isCut || sheet.isNarrowed) && <p className="tables-note">{leftOut(sheet)}</p>}
    {sheet.rows.length === 0 ? (
      <p className="tables-note">This sheet is empty.</p>
    ) : (
      <SheetTable sheet={sheet} label={label} />
    )}
  </>
)

function leftOut({ rows, columns, isCut, isNarrowed }: Sheet) {
  const shown = [
    isCut && `first ${formatCount(Math.min(rows.length, MOST_ROWS_SHOWN))} rows`,
    isNarrowed && `first ${formatCount(columns)} columns`,
  ].filter(Boolean)
  return `Only the ${shown.join(' and the ')} are shown. The rest is in the file: download it.`
}
