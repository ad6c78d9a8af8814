// A workbook, or a CSV, in the viewer: a sheet at a time as a table, with the letters and numbers by which its cells are called.
import { plural } from '@aerie/text/plurals'
import './tables.css'
import { MOST_ROWS_SHOWN, type Sheet, Workbook } from '@aerie/contract/document-viewing'
import type { Document } from '@aerie/contract/documents'
import { documents } from '@aerie/contract/documents'
import { formatCount } from '@aerie/text/numbers'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { fetchFile } from '#lib/fetch-file.ts'
import { QueryState } from '#ui/feedback/query-state.tsx'
import { Tabs } from '#ui/layout/tabs.tsx'
import { rowWith } from './row-with.ts'
import { SheetTable } from './sheet-table.tsx'

interface TablesStageProps {
  document: Document
  viewerUrl: string
  /** Words that are marked, or none. */
  sought: string
  waiting: ReactNode
}

const workbookQuery = ({ id, version }: Document, viewerUrl: string) =>
  queryOptions({
    queryKey: [documents.view.path, String(id), String(version)],
    queryFn: async () => Workbook.parse(JSON.parse(await (await fetchFile(viewerUrl)).content.text())),
    gcTime: 0,
  })

export const TablesStage = ({ document, viewerUrl, sought, waiting }: TablesStageProps) => (
  <QueryState
    query={useQuery(workbookQuery(document, viewerUrl))}
    skeleton={waiting}
    failure="The document could not be loaded"
  >
    {(workbook) => <Tables workbook={workbook} title={document.title} sought={sought} />}
  </QueryState>
)

interface TablesProps {
  workbook: Workbook
  title: string
  sought?: string
}

export function Tables({ workbook: { sheets, left }, title, sought = '' }: TablesProps) {
  const [shown, setShown] = useState(() =>
    Math.max(
      0,
      sheets.findIndex(({ rows }) => rowWith(rows, sought) !== undefined),
    ),
  )
  const [only] = sheets
  if (!only) return <p className="tables-note p-6">There is no table in this file.</p>
  if (sheets.length === 1 && left === 0)
    return (
      <div className="tables">
        <OneSheet sheet={only} label={only.name ?? title} sought={sought} />
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
          <OneSheet key={shown} sheet={sheet} label={sheet.name ?? title} sought={sought} />
        </Tabs>
      </div>
      {left > 0 && (
        <p className="tables-note">
          {left} more {plural(left, 'sheet is', 'sheets are')} in the file.
        </p>
      )}
    </div>
  )
}

const OneSheet = ({ sheet, label, sought }: { sheet: Sheet; label: string; sought: string }) => (
  <>
    {(sheet.isCut || sheet.isNarrowed) && <p className="tables-note">{leftOut(sheet)}</p>}
    {sheet.rows.length === 0 ? (
      <p className="tables-note">This sheet is empty.</p>
    ) : (
      <SheetTable sheet={sheet} label={label} sought={sought} />
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
