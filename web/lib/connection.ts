// The connection to the server: whether it is there, and who is told when it is lost and when it is back.

/** That of the health check; its contract would come with every page of a visitor. */
export const ASKED = '/api/health'
const TIMEOUT_MS = 10_000
const FIRST_PAUSE_MS = 1000
const LONGEST_PAUSE_MS = 30_000

const followers = new Set<() => void>()
let isThere = true
let isLooking = false
let again: ReturnType<typeof setTimeout> | undefined
let pause = FIRST_PAUSE_MS

export const isOnline = () => isThere

/** Told whenever the connection is lost or back. Answers how to leave. */
export function followConnection(follower: () => void) {
  if (followers.size === 0) {
    addEventListener('online', lookAtOnce)
    addEventListener('offline', lookAtOnce)
    if (!navigator.onLine) reportOffline()
  }
  followers.add(follower)
  return () => {
    followers.delete(follower)
    if (followers.size > 0) return
    removeEventListener('online', lookAtOnce)
    removeEventListener('offline', lookAtOnce)
    clearTimeout(again)
    isThere = true
  }
}

export const whenOnline = (act: () => void) => followConnection(() => isThere && act())

/** For whoever got no answer: is it the connection, then those who wait are told once it is back. */
export function reportOffline() {
  if (isThere && followers.size > 0) void look()
}

/** For a page that was opened because nobody answered: whoever follows is told once somebody does. */
export function beginOffline() {
  isThere = false
  void look()
}

export function lookAtOnce() {
  pause = FIRST_PAUSE_MS
  void look()
}

/** The browser knows only of its own network: in a tunnel, or while the server starts, it believes that it is online. */
async function look() {
  if (isLooking) return
  isLooking = true
  clearTimeout(again)
  const answers = await isServerThere()
  isLooking = false
  if (followers.size === 0) return
  if (!answers) again = setTimeout(look, pause)
  pause = answers ? FIRST_PAUSE_MS : Math.min(pause * 2, LONGEST_PAUSE_MS)
  if (answers === isThere) return
  isThere = answers
  for (const follower of [...followers]) follower()
}

/** A hotel's sign-in page, or a proxy's apology, is no answer; nor is that of a server that starts. */
export async function isServerThere() {
  try {
    const answer = await fetch(ASKED, { cache: 'no-store', signal: AbortSignal.timeout(TIMEOUT_MS) })
    const { status } = await answer.json()
    return status !== 'starting'
  } catch {
    return false
  }
}
