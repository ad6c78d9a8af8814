// Of all tabs of a browser one listens to the server and tells the others; when it goes, another takes its place.
import { EVERYTHING, type StaleMessage } from '@aerie/contract/stale'

/** Starts listening and answers how to stop; `missed` when changes may have gone unheard before. */
export type Listen = (tell: (message: StaleMessage) => void, missed: boolean) => () => void

const NAME = 'aerie-changes'
const QUESTION = 'Is anybody listening?'
const NOTHING: StaleMessage = { number: null, stale: [] }
const ALL: StaleMessage = { number: null, stale: EVERYTHING }
const LONGEST_SILENCE_MS = 1000
const KEPT_MS = 60_000

/** A tab that has just come asks for what the others heard while it loaded: in these milliseconds. */
interface Newcomer {
  age: number
}

type StreamMessage = StaleMessage | Newcomer | typeof QUESTION

/**
 * Whoever holds the lock listens; the others wait in line for it. A phone may put the tab that holds it to sleep: one
 * that comes into view asks whether anybody is listening, and takes the lock where nobody answers. A browser without
 * locks, as over plain http, has each tab listen for itself.
 */
export function shareStream(listen: Listen, hear: (message: StaleMessage) => void) {
  const { locks } = navigator as { locks?: LockManager }
  if (!locks) return void listen(hear, false)
  const channel = new BroadcastChannel(NAME)
  const say = (message: StreamMessage) => channel.postMessage(message)
  const recent = keepRecent()
  const tell = (message: StaleMessage) => {
    hear(message)
    recent.keep(message)
    say(message)
  }

  let stop: (() => void) | undefined
  const lead = (missed: boolean) => {
    recent.begin(missed ? 0 : performance.now())
    stop = listen(tell, missed)
    return new Promise<never>(() => {})
  }
  const retire = () => {
    stop?.()
    stop = undefined
  }
  const standInLine = (): Promise<void> => locks.request(NAME, () => lead(true)).catch(standBack)
  const standBack = () => {
    retire()
    return standInLine()
  }
  const takeOver = () => void locks.request(NAME, { steal: true }, () => lead(true)).catch(retire)
  const leadOrFollow = (lock: Lock | null) => (lock ? lead(false) : say({ age: performance.now() }))
  void locks.request(NAME, { ifAvailable: true }, leadOrFollow).then(standInLine, standBack)

  let silence: ReturnType<typeof setTimeout> | undefined
  channel.onmessage = ({ data }: MessageEvent<StreamMessage>) => {
    if (data === QUESTION) return void (stop && say(NOTHING))
    if ('age' in data) return void (stop && recent.within(data.age).forEach(say))
    clearTimeout(silence)
    hear(data)
  }
  document.addEventListener('visibilitychange', () => {
    clearTimeout(silence)
    if (document.hidden || stop) return
    say(QUESTION)
    silence = setTimeout(takeOver, LONGEST_SILENCE_MS)
  })
}

/** What was heard lately, and since when nothing of it is missing. */
function keepRecent() {
  let kept: { at: number; message: StaleMessage }[] = []
  let completeFrom = 0
  return {
    /** Everything is heard from so many milliseconds ago on. */
    begin(ago: number) {
      completeFrom = performance.now() - ago
    },
    keep(message: StaleMessage) {
      const now = performance.now()
      kept = [...kept.filter(({ at }) => at > now - KEPT_MS), { at: now, message }]
    },
    within(ms: number): StaleMessage[] {
      const since = performance.now() - ms
      if (ms > KEPT_MS || since < completeFrom) return [ALL]
      return kept.filter(({ at }) => at >= since).map(({ message }) => message)
    },
  }
}
