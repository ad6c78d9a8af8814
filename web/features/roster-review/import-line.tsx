// One row of the file and what becomes of it; a brother who would come in can be left out.
import type { ImportLine as Line } from '@aerie/contract/rosters'
import { CircleAlert, CircleMinus } from 'lucide-react'
import { memo, type ReactNode } from 'react'
import { readableAddress } from '#lib/readable-address.ts'
import { Button } from '#ui/controls/button.tsx'
import { Checkbox } from '#ui/controls/checkbox.tsx'
import { Tag } from '#ui/lists/tag.tsx'

interface ImportLineProps {
  line: Line
  leftOut: boolean
  onLeaveOut: (row: number, isOut: boolean) => void
  /** Its cells, where it was mended. */
  mended: string[] | undefined
  onMend: (row: number) => void
  /** The form in which it is mended. */
  children: ReactNode
}

const OUTCOMES = {
  caveat: { tone: 'warning', label: 'With a caveat' },
  imported: { tone: 'success', label: 'Comes in' },
  excluded: { tone: 'quiet', label: 'Left out' },
  skipped: { tone: 'neutral', label: 'Skipped' },
  error: { tone: 'danger', label: 'Not taken' },
} as const

/** Passed over by the browser while it is out of view. */
const UNSEEN = '[content-visibility:auto] [contain-intrinsic-height:auto_57px]'

export const ImportLine = memo(function ImportLine(props: ImportLineProps) {
  const { line, leftOut, onLeaveOut, mended, onMend, children } = props
  const { row, name, email, outcome, note } = line
  const { tone, label } = OUTCOMES[leftOut ? 'excluded' : outcome === 'imported' && note ? 'caveat' : outcome]
  const hint = (
    <>
      <span className="block wrap-anywhere">
        {[`Row ${row}`, email && readableAddress(email)].filter(Boolean).join(' · ')}
      </span>
      {note && <span className="block text-ink-2">{note}</span>}
    </>
  )
  return (
    <li
      className={`flex flex-wrap items-start justify-between gap-3 border-b border-line px-4 py-2.5 last:border-0 ${UNSEEN}`}
    >
      {outcome === 'imported' ? (
        <Checkbox
          label={<span className="wrap-anywhere">{name}</span>}
          hint={hint}
          checked={!leftOut}
          onChange={(event) => onLeaveOut(row, !event.target.checked)}
        />
      ) : (
        <div className="flex min-w-0 gap-2.5">
          {outcome === 'error' ? <CircleAlert className="text-danger" /> : <CircleMinus className="text-warning" />}
          <p className="min-w-0 text-sm text-ink-3">
            <span className="block wrap-anywhere text-base text-ink">{name || 'No name'}</span>
            {hint}
          </p>
        </div>
      )}
      <span className="ml-auto flex flex-none items-center gap-2">
        {mended && <Tag tone="info">Mended</Tag>}
        <Tag tone={tone}>{label}</Tag>
        {(line.cells || mended) && !children && (
          <Button size="sm" aria-label={`Mend row ${row}, ${name || 'no name'}`} onClick={() => onMend(row)}>
            Mend
          </Button>
        )}
      </span>
      {children}
    </li>
  )
})
