// A sentence beside what it is about: information, a warning, or what went wrong.
import './note.css'
import { CircleAlert, Info, TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { cx } from '../theme/cx.ts'

type Tone = 'info' | 'foil' | 'warning' | 'danger'

const ICONS = { info: Info, foil: Info, warning: TriangleAlert, danger: CircleAlert }

interface NoteProps {
  tone?: Tone
  /** Instead of that of its tone. */
  icon?: ReactNode
  children: ReactNode
}

/** A danger note is announced when it appears. */
export function Note({ tone = 'info', icon, children }: NoteProps) {
  const Icon = ICONS[tone]
  return (
    <div className={cx('note', tone !== 'info' && `note-${tone}`)} role={tone === 'danger' ? 'alert' : undefined}>
      {icon ?? <Icon />}
      <div>{children}</div>
    </div>
  )
}
