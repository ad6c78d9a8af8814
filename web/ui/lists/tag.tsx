// A tag: a category when neutral, a status when it has a tone; removable when it can be taken off.
import './tag.css'
import { X } from 'lucide-react'
import type { ReactNode } from 'react'
import { cx } from '../theme/cx.ts'

type TagProps = {
  /** `over` is for tags that lie on photographs. */
  tone?: 'neutral' | 'foil' | 'success' | 'danger' | 'warning' | 'info' | 'quiet' | 'over'
  icon?: ReactNode
  /** Told whether the keyboard did it, which wants the focus to go somewhere. */
  onRemove?: (byKey: boolean) => void
  /** What the remove button says, such as "Remove Harbour Press". */
  removeLabel?: string
  children: ReactNode
}

export function Tag({ tone = 'neutral', icon, onRemove, removeLabel = 'Remove', children }: TagProps) {
  return (
    <span className={cx('tag', tone !== 'neutral' && `tag-${tone}`)}>
      {icon}
      {children}
      {onRemove && (
        <button
          type="button"
          className="tag-remove"
          aria-label={removeLabel}
          onClick={({ detail }) => onRemove(detail === 0)}
        >
          <X />
        </button>
      )}
    </span>
  )
}
