// One sheet as a table; of a long one more rows are drawn as its end comes into view.
import './tables.css'
import type { Cell, Sheet } from '@aerie/contract/document-viewing'
import { useEffect, useRef, useState } from 'react'
import { useFound } from '#features/documents/finding/use-found.ts'
import { columnName } from './column-name.ts'
import { rowWith } from './row-with.ts'

/** Drawn at once. */
const CELLS_AT_ONCE = 4_000
const FEWEST_ROWS = 50

interface SheetTableProps {
  sheet: Sheet
  label: string
  /** Words that are marked, or none. */
  sought: string
}

export function SheetTable({ sheet, label, sought }: SheetTableProps) {
  const { rows, columns } = sheet
  const table = useRef<HTMLTableElement>(null)
  const step = Math.max(FEWEST_ROWS, Math.ceil(CELLS_AT_ONCE / Math.max(1, columns)))
  const { count, end } = useGrowingCount(rows.length, step, rowWith(rows, sought) ?? 0)
  useFound(table, sought, { drawn: count })
  const names = Array.from({ length: columns }, (_, at) => columnName(at))
  return (
    <>
      <table ref={table} className="tables-table" aria-label={label} aria-rowcount={rows.length + 1}>
        <thead>
          <tr>
            <td aria-hidden />
            {names.map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.slice(0, count).map((row, at) => (
            <tr key={at} aria-rowindex={at + 2}>
              <th scope="row">{at + 1}</th>
              <Cells row={row} columns={columns} />
            </tr>
          ))}
        </tbody>
      </table>
      {count < rows.length && (
        <p ref={end} className="tables-note" role="status">
          More rows follow
        </p>
      )}
    </>
  )
}

function Cells({ row, columns }: { row: Sheet['rows'][number]; columns: number }) {
  const cells: { cell: Cell; column: number }[] = row.map((cell, column) => ({ cell, column }))
  const width = row.length
  return (
    <>
      {cells.map(({ cell, column }) => {
        if (cell === null) return null
        if (typeof cell === 'string') return <td key={column}>{cell}</td>
        return (
          <td key={column} colSpan={cell.across} rowSpan={cell.down} data-number={cell.isNumber}>
            {cell.text}
          </td>
        )
      })}
      {width < columns && <td colSpan={columns - width} />}
    </>
  )
}

/** How many of so many are drawn, the one that is looked for among them: more each time that the end is near. */
function useGrowingCount(all: number, step: number, sought: number) {
  const [count, setCount] = useState(Math.ceil((sought + 1) / step) * step)
  const end = useRef<HTMLParagraphElement>(null)
  useEffect(() => {
    const mark = end.current
    if (!mark || count >= all) return
    const watch = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && setCount(count + step),
      { rootMargin: '600px' },
    )
    watch.observe(mark)
    return () => watch.disconnect()
  }, [all, count, step])
  return { count, end }
}
