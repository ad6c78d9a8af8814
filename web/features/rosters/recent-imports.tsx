// The imports of the last thirty days, each with the way to undo it.
import { displayName } from '@aerie/contract/person'
import type { RecentImport } from '@aerie/contract/roster-values'
import { UNDO_DAYS } from '@aerie/contract/rosters'
import { shortDate } from '@aerie/text/moments'
import { counted } from '@aerie/text/plurals'
import { useQuery } from '@tanstack/react-query'
import { ChevronRight } from 'lucide-react'
import { useState } from 'react'
import { Button } from '#ui/controls/button.tsx'
import { UndoDialog } from './undo-dialog.tsx'
import { recentImportsQuery } from './undo-queries.ts'

/** Nothing where there are none: they are offered beside what the dialog is for. */
export function RecentImports() {
  const recent = useQuery(recentImportsQuery).data ?? []
  const [undoing, setUndoing] = useState<{ importId: number; open: boolean } | null>(null)
  return (
    <>
      {recent.length > 0 && (
        <details className="group">
          <summary className="flex min-h-10 cursor-pointer list-none items-center gap-1.5 text-ink-2 hover:text-ink">
            <ChevronRight className="transition-transform group-open:rotate-90" />
            Imports of the last {UNDO_DAYS} days ({recent.length})
          </summary>
          <ul className="divide-y divide-line">
            {recent.map((one) => (
              <Recent
                key={one.importId}
                recent={one}
                onUndo={() => setUndoing({ importId: one.importId, open: true })}
              />
            ))}
          </ul>
        </details>
      )}
      {undoing && (
        <UndoDialog key={undoing.importId} {...undoing} onClose={() => setUndoing({ ...undoing, open: false })} />
      )}
    </>
  )
}

const Recent = ({ recent, onUndo }: { recent: RecentImport; onUndo: () => void }) => (
  <li className="flex items-center justify-between gap-3 py-2">
    <span className="min-w-0">
      <span className="block wrap-anywhere">{recent.fileName}</span>
      <span className="block text-sm text-ink-3">
        {shortDate(recent.importedAt)}
        {recent.by && `, ${displayName(recent.by)}`}, {counted(recent.imported, 'member')}
      </span>
    </span>
    <Button size="sm" variant="danger-quiet" aria-label={`Undo ${recent.fileName}`} onClick={onUndo}>
      Undo
    </Button>
  </li>
)
