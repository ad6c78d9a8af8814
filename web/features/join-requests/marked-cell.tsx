// A fact of a record, with a sign that says whether it is what he wrote.
import type { Mark } from '@aerie/contract/join-requests'
import { CircleDashed, Equal, X } from 'lucide-react'
import { MARKS } from './likely-words.ts'

const ICONS = { same: Equal, near: CircleDashed, differs: X }

interface MarkedCellProps {
  /** Null where the record says nothing, or officers may not see it. */
  text: string | null
  mark: Mark | null
  className?: string
}

export function MarkedCell({ text, mark, className }: MarkedCellProps) {
  const Icon = mark && ICONS[mark]
  return (
    <td className={className} data-mark={mark ?? undefined} title={mark ? MARKS[mark] : undefined}>
      {Icon && <Icon aria-hidden />}
      {text ?? <span className="text-ink-3">not known</span>}
      {mark && <span className="sr-only">, {MARKS[mark]}</span>}
    </td>
  )
}
