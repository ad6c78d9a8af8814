// The toasts of the page, kept outside React so that anything may raise one.

export type ToastMessage = { title: string; description?: string; tone?: 'destructive' }
export type Toast = ToastMessage & { id: number; open: boolean }

const LIMIT = 1
const REMOVED_AFTER_MS = 1_000_000

let toasts: readonly Toast[] = []
let lastId = 0
const listeners = new Set<() => void>()

const publish = (next: readonly Toast[]) => {
  toasts = next
  for (const listener of listeners) listener()
}

/** Shows a message; only the latest one is on the page. Returns its id for dismissToast. */
export function toast(message: ToastMessage): number {
  lastId += 1
  publish([{ ...message, id: lastId, open: true }, ...toasts].slice(0, LIMIT))
  return lastId
}

/** Hides a toast; it leaves the list long after, so that its leaving can be seen. */
export function dismissToast(id: number): void {
  if (!toasts.some((shown) => shown.id === id && shown.open)) return
  publish(toasts.map((shown) => (shown.id === id ? { ...shown, open: false } : shown)))
  setTimeout(() => publish(toasts.filter((shown) => shown.id !== id)), REMOVED_AFTER_MS)
}

export const currentToasts = () => toasts

export function subscribeToToasts(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
