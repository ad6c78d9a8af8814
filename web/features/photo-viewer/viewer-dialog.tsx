// The full screen in which one photo is seen; what had the focus gets it back.
import './photo-viewer.css'
import { Dialog } from 'radix-ui'
import { type KeyboardEvent, type ReactNode, useRef } from 'react'
import { isListOpen } from '#ui/controls/use-combobox.ts'
import { usePickerEscape } from '#ui/controls/use-picker-escape.ts'
import { dialogPlace } from '#ui/overlays/dialog-place.ts'
import { useScrollLock } from '#ui/overlays/use-scroll-lock.ts'

interface ViewerDialogProps {
  label: string
  /** Answers what is to have the focus afterwards. */
  origin: () => HTMLElement | null
  /** Answers whether the key was for it. */
  onKey: (key: string) => boolean
  onClose: () => void
  children: ReactNode
}

export function ViewerDialog({ label, origin, onKey, onClose, children }: ViewerDialogProps) {
  const content = useRef<HTMLDivElement>(null)
  usePickerEscape(true)
  useScrollLock(true)
  const onKeyDown = (event: KeyboardEvent) => {
    const { target } = event
    // A field, the player, or a dialog over this one has its own use for keys.
    const isElsewhere = !(target instanceof Element) || !content.current?.contains(target)
    if (isElsewhere || target.closest('input, textarea, video, [role=listbox]')) return
    if (onKey(event.key)) event.preventDefault()
  }
  return (
    <Dialog.Root open onOpenChange={(open) => !open && onClose()}>
      <Dialog.Portal container={dialogPlace()}>
        <Dialog.Content
          ref={content}
          className="photo-viewer"
          data-theme="dark"
          aria-describedby={undefined}
          tabIndex={-1}
          onKeyDown={onKeyDown}
          onEscapeKeyDown={(event) => isListOpen() && event.preventDefault()}
          onInteractOutside={(event) => event.preventDefault()}
          onOpenAutoFocus={(event) => {
            event.preventDefault()
            content.current?.focus()
          }}
          onCloseAutoFocus={(event) => {
            event.preventDefault()
            const tile = origin() ?? document.getElementById('main')
            tile?.focus()
          }}
        >
          <Dialog.Title className="sr-only">{label}</Dialog.Title>
          {children}
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  )
}
