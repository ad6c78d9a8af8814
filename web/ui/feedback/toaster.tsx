// Shows the toasts. It is our own because Radix's joins the stack of dismissable layers, where Escape would
// close a toast instead of the dialog under it.
import './toaster.css'
import { CircleAlert, CircleCheck, X } from 'lucide-react'
import {
  type FocusEvent,
  type KeyboardEvent,
  type RefObject,
  useEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react'
import { IconButton } from '../controls/icon-button.tsx'
import { dialogPlace } from '../overlays/dialog-place.ts'
import { useSwipe } from '../overlays/use-swipe.ts'
import { cx } from '../theme/cx.ts'
import { currentToasts, dismissToast, subscribeToToasts, type Toast } from './toast.ts'
import { useCountdown } from './use-countdown.ts'

const SHOWN_MS = 5000
const HOTKEY = 'F8'

/** Stands once on the page. The hotkey focuses it; focus and pointer on it hold the time. */
export function Toaster() {
  const toasts = useSyncExternalStore(subscribeToToasts, currentToasts)
  const region = useRef<HTMLElement>(null)
  const before = useRef<HTMLElement>(null)
  const away = useAway()
  const [pointed, setPointed] = useState(false)
  const [focused, setFocused] = useState(false)

  useEffect(() => {
    const onKeyDown = (event: globalThis.KeyboardEvent) => event.key === HOTKEY && region.current?.focus()
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [])

  useToastRoom(region)

  const onFocus = (event: FocusEvent<HTMLElement>) => {
    setFocused(true)
    const from = event.relatedTarget
    if (from instanceof HTMLElement && !region.current?.contains(from)) before.current = from
  }
  const onBlur = (event: FocusEvent<HTMLElement>) => setFocused(region.current?.contains(event.relatedTarget) === true)
  const dismiss = (id: number) => {
    if (region.current?.contains(document.activeElement)) before.current?.focus()
    setPointed(false)
    dismissToast(id)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const shown = toasts.find((toast) => toast.open)
    if (event.key === 'Escape' && shown) dismiss(shown.id)
  }

  return (
    <section
      ref={region}
      className="toaster"
      aria-label={`Notifications (${HOTKEY})`}
      aria-live="polite"
      tabIndex={-1}
      onFocus={onFocus}
      onBlur={onBlur}
      onKeyDown={onKeyDown}
      onPointerEnter={() => setPointed(true)}
      onPointerLeave={() => setPointed(false)}
    >
      {toasts.map((toast) => (
        <ToastCard key={toast.id} toast={toast} held={away || pointed || focused} onDismiss={() => dismiss(toast.id)} />
      ))}
    </section>
  )
}

function ToastCard({ toast, held, onDismiss }: { toast: Toast; held: boolean; onDismiss: () => void }) {
  const failed = toast.tone === 'destructive'
  const Icon = failed ? CircleAlert : CircleCheck
  const { distance, handlers } = useSwipe(onDismiss)
  useCountdown(SHOWN_MS, toast.open && !held, onDismiss)
  return (
    <div
      {...handlers}
      className={cx('toaster-toast', failed && 'toaster-toast-destructive')}
      role={failed ? 'alert' : 'status'}
      hidden={!toast.open}
      data-swiping={(toast.open && distance > 0) || undefined}
      style={{ '--swiped': `${distance}px` }}
    >
      <Icon />
      <div>
        <b>{toast.title}</b>
        {toast.description && <p>{toast.description}</p>}
      </div>
      <IconButton label="Dismiss" size="sm" onClick={onDismiss}>
        <X />
      </IconButton>
    </div>
  )
}

/** How high a toast stands, for the dialogs, which make room for it. */
function useToastRoom(region: RefObject<HTMLElement | null>) {
  useEffect(() => {
    if (!region.current) return
    const observer = new ResizeObserver(([entry]) => {
      const { height = 0 } = entry?.contentRect ?? {}
      dialogPlace()?.style.setProperty('--toast', `${height}px`)
    })
    observer.observe(region.current)
    return () => observer.disconnect()
  }, [region])
}

/** Whether the window has lost the focus, so that nobody is reading. */
function useAway(): boolean {
  const [away, setAway] = useState(false)
  useEffect(() => {
    const leave = () => setAway(true)
    const comeBack = () => setAway(false)
    addEventListener('blur', leave)
    addEventListener('focus', comeBack)
    return () => {
      removeEventListener('blur', leave)
      removeEventListener('focus', comeBack)
    }
  }, [])
  return away
}
