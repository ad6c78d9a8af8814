// Of all tabs of a browser one listens to the server and tells the others; when it goes, another takes its place.
import type { StaleMessage } from '@aerie/contract/stale'

/** Starts listening and answers how to stop; `missed` when changes may have gone unheard before. */
export type Listen = (tell: (message: StaleMessage) => void, missed: boolean) => () => void

const NAME = 'aerie-changes'
const QUESTION = 'Is anybody listening?'
const NOTHING: StaleMessage = { number: null, stale: [] }
const LONGEST_SILENCE_MS = 1000

/**
 * Whoever holds the lock listens; the others wait in line for it. A phone may put the tab that holds it to sleep: one
 * that comes into view asks whether anybody is listening, and takes the lock where nobody answers. A browser without
 * locks, as over plain http, has each tab listen for itself.
 */
export function shareStream(listen: Listen, hear: (message: StaleMessage) => void) {
  const { locks } = navigator as { locks?: LockManager }
  if (!locks) return void listen(hear, false)
  const channel = new BroadcastChannel(NAME)
  const tell = (message: StaleMessage) => {
    hear(message)
    channel.postMessage(message)
  }

  let stop: (() => void) | undefined
  const lead = (missed: boolean) => {
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
  void locks.request(NAME, { ifAvailable: true }, (lock) => lock && lead(false)).then(standInLine, standBack)

  let silence: ReturnType<typeof setTimeout> | undefined
  channel.onmessage = ({ data }: MessageEvent<StaleMessage | typeof QUESTION>) => {
    if (data === QUESTION) return void (stop && channel.postMessage(NOTHING))
    clearTimeout(silence)
    hear(data)
  }
  document.addEventListener('visibilitychange', () => {
    clearTimeout(silence)
    if (document.hidden || stop) return
    channel.postMessage(QUESTION)
    silence = setTimeout(takeOver, LONGEST_SILENCE_MS)
  })
}
