// Sends away whoever is signed out: says so, and goes to the landing page.
import { toast } from '#ui/feedback/toast.ts'

const READ_MS = 500

export const LOGGED_OUT = {
  title: 'Unauthorized',
  description: 'You are logged out. Logging in again...',
  tone: 'destructive',
} as const

let leaving = false

export const goToSignIn = () => location.assign('/api/login')

/** Said once, however many calls were refused; then `go`, once it could be read. */
export function signInAgain(go: () => void = goToSignIn) {
  if (leaving) return
  leaving = true
  // After whoever made the call has had his say: of all toasts only the last one stands.
  setTimeout(() => toast(LOGGED_OUT))
  setTimeout(() => {
    leaving = false
    go()
  }, READ_MS)
}
