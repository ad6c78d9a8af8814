// Rows of fields in a form: added, taken away and, where their order counts, moved.
import '../controls/field.css'
import './row-list.css'
import { ArrowDown, ArrowUp, CircleAlert, Plus, Trash2 } from 'lucide-react'
import { type ReactNode, useRef } from 'react'
import { flushSync } from 'react-dom'
import { Button } from '../controls/button.tsx'
import { IconButton } from '../controls/icon-button.tsx'
import { Tooltip } from '../overlays/tooltip.tsx'

type RowListProps = {
  rows: readonly { id: string }[]
  /** With so few none can be taken away. */
  fewest?: number
  /** With so many none can be added. */
  most?: number
  /** What a row is, in lower case: 'position'. */
  noun: string
  addLabel: string
  onAdd: () => void
  onRemove: (at: number) => void
  /** Left out where the order says nothing. */
  onMove?: (from: number, to: number) => void
  error?: string | undefined
  children: (at: number) => ReactNode
}

export function RowList({
  rows,
  fewest = 0,
  most,
  noun,
  addLabel,
  onAdd,
  onRemove,
  onMove,
  error,
  children,
}: RowListProps) {
  const list = useRef<HTMLOListElement>(null)
  const add = useRef<HTMLButtonElement>(null)
  // A row that moves or goes takes the focus with it, which would leave the keyboard at the top of the page.
  const focusIn = (at: number, act: string) => {
    const row = list.current?.children[at]
    const button =
      row?.querySelector<HTMLElement>(`[data-act='${act}']:enabled`) ?? row?.querySelector('button:enabled')
    if (button instanceof HTMLElement) button.focus()
    else add.current?.focus()
  }
  const remove = (at: number) => {
    flushSync(() => onRemove(at))
    focusIn(Math.min(at, rows.length - 2), 'remove')
  }
  const move = (from: number, to: number) => {
    flushSync(() => onMove?.(from, to))
    focusIn(to, to < from ? 'up' : 'down')
  }
  return (
    <div className="row-list">
      <ol ref={list}>
        {rows.map(({ id }, at) => (
          <li key={id} className="row-list-row">
            {children(at)}
            {(onMove || rows.length > fewest) && (
              <div className="row-list-actions">
                {onMove && (
                  <>
                    <RowButton
                      act="up"
                      label="Move up"
                      name={`Move ${noun} ${at + 1} up`}
                      disabled={at === 0}
                      onPress={() => move(at, at - 1)}
                    />
                    <RowButton
                      act="down"
                      label="Move down"
                      name={`Move ${noun} ${at + 1} down`}
                      disabled={at === rows.length - 1}
                      onPress={() => move(at, at + 1)}
                    />
                  </>
                )}
                {rows.length > fewest && (
                  <RowButton act="remove" label="Remove" name={`Remove ${noun} ${at + 1}`} onPress={() => remove(at)} />
                )}
              </div>
            )}
          </li>
        ))}
      </ol>
      {error && (
        <p className="field-error" role="alert">
          <CircleAlert />
          {error}
        </p>
      )}
      {(most === undefined || rows.length < most) && (
        <Button ref={add} size="sm" icon={<Plus />} onClick={onAdd}>
          {addLabel}
        </Button>
      )}
    </div>
  )
}

const ICONS = { up: <ArrowUp />, down: <ArrowDown />, remove: <Trash2 /> }

type RowButtonProps = {
  act: keyof typeof ICONS
  label: string
  name: string
  disabled?: boolean
  onPress: () => void
}

const RowButton = ({ act, label, name, disabled = false, onPress }: RowButtonProps) => (
  <Tooltip label={label}>
    <IconButton size="sm" label={name} data-act={act} disabled={disabled} onClick={onPress}>
      {ICONS[act]}
    </IconButton>
  </Tooltip>
)
