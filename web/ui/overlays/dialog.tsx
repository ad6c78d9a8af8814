// A dialog: title, content and actions in the double frame, over a scrim. It draws its own scrim because
// Radix's overlay locks scrolling through an injected stylesheet, which a strict content policy refuses.
import './dialog.css'
import { X } from 'lucide-react'
import { Dialog as Radix } from 'radix-ui'
import { type FormEvent, type ReactNode, useRef } from 'react'
import { IconButton } from '../controls/icon-button.tsx'
import { isListOpen } from '../controls/use-combobox.ts'
import { usePickerEscape } from '../controls/use-picker-escape.ts'
import { dialogPlace } from './dialog-place.ts'
import { focusOrigin, returnFocus } from './focus-origin.ts'
import { useScrollLock } from './use-scroll-lock.ts'

export type DialogProps = {
  open: boolean
  onClose: () => void
  title: ReactNode
  description?: ReactNode
  /** 420 sign-in, 440 confirmations, 560 forms, 700 details, 860 findings, 940 what is written beside its preview. */
  width?: 420 | 440 | 560 | 700 | 860 | 940
  /** While something is being saved the dialog cannot be closed. */
  busy?: boolean
  /** Makes content and footer a form; the footer's submit button submits it. */
  onSubmit?: (event: FormEvent<HTMLFormElement>) => void
  footer?: ReactNode
  children?: ReactNode
  /** A question to be answered: no closing by pressing outside it, no cross. */
  alert?: boolean
  /** It is read before anything in it is pressed: what has the focus first is the dialog. */
  readFirst?: boolean
}

type OutsideEvent = CustomEvent<{ originalEvent: Event }>

export function Dialog(props: DialogProps) {
  const {
    open,
    onClose,
    title,
    description,
    width = 560,
    busy = false,
    onSubmit,
    footer,
    children,
    alert = false,
    readFirst = false,
  } = props
  const origin = useRef<HTMLElement>(null)
  usePickerEscape(open)
  useScrollLock(open)
  const stay = (event: Event) => (busy || isListOpen()) && event.preventDefault()
  const stayWhenOutside = (event: OutsideEvent) => (busy || alert || isNotDismissal(event)) && event.preventDefault()
  const content = (
    <>
      {children && <div className="dialog-body">{children}</div>}
      {footer && <footer className="dialog-foot">{footer}</footer>}
    </>
  )
  return (
    <Radix.Root open={open} onOpenChange={(next) => !next && onClose()}>
      <Radix.Portal container={dialogPlace()}>
        <div className="dialog-scrim" data-state={open ? 'open' : 'closed'}>
          <Radix.Content
            className="dialog"
            role={alert ? 'alertdialog' : 'dialog'}
            style={{ '--dialog-width': `${width}px` }}
            onOpenAutoFocus={(event) => {
              origin.current = focusOrigin()
              if (readFirst) focusItself(event)
            }}
            onCloseAutoFocus={(event) => {
              event.preventDefault()
              returnFocus(origin.current)
            }}
            onEscapeKeyDown={stay}
            onInteractOutside={stayWhenOutside}
          >
            <header className="dialog-head">
              <Radix.Title>{title}</Radix.Title>
              {description && <Radix.Description>{description}</Radix.Description>}
            </header>
            {onSubmit ? (
              <form noValidate onSubmit={onSubmit}>
                {content}
              </form>
            ) : (
              <div>{content}</div>
            )}
            {!alert && (
              <IconButton label="Close" className="dialog-x" disabled={busy} onClick={onClose}>
                <X />
              </IconButton>
            )}
          </Radix.Content>
        </div>
      </Radix.Portal>
    </Radix.Root>
  )
}

function focusItself(event: Event) {
  event.preventDefault()
  if (event.currentTarget instanceof HTMLElement) event.currentTarget.focus({ preventScroll: true })
}

// Pressing a toast or the scrim's scrollbar is not meant for the dialog.
function isNotDismissal(event: OutsideEvent): boolean {
  const { originalEvent } = event.detail
  const { target } = event
  if (!(target instanceof Element)) return false
  const onScrollbar = originalEvent instanceof PointerEvent && originalEvent.clientX > target.clientWidth
  return onScrollbar || target.closest('.toaster') !== null
}
