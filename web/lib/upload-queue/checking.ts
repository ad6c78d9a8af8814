// Compares files with what is there, before any of them is sent.
import type { EntryStore, Sendable, Transport } from './entries.ts'

/** As many as one question may name. */
const MOST_ASKED = 200

/** Answers the function that checks all that is to be checked; `onChecked` is called as some of it is. */
export function checker<Item extends Sendable, There extends { kind: string }, More extends object>(
  { state, find, put }: EntryStore<Item, There, More>,
  transport: Transport<Item, There>,
  onChecked: () => void,
) {
  const hashed: { id: number; hash: string }[] = []
  let isHashing = false
  let isAsking = false

  const unchecked = () =>
    state().entries.find(({ id, state: { kind } }) => kind === 'checking' && !hashed.some((one) => one.id === id))

  /** One question at a time: what is hashed meanwhile goes together into the next. */
  async function ask() {
    if (isAsking) return
    isAsking = true
    while (hashed.length > 0) {
      const asked = hashed.slice(0, MOST_ASKED)
      // Where there is no answer they are sent: the server notices as well.
      const there = await transport.known(asked.map(({ hash }) => hash)).catch(() => new Map<string, There>())
      for (const { id, hash } of asked) {
        put(id, there.get(hash) ?? { kind: 'waiting' })
      }
      hashed.splice(0, asked.length)
      onChecked()
    }
    isAsking = false
  }

  return async function check() {
    if (isHashing) return
    isHashing = true
    for (let next = unchecked(); next; next = unchecked()) {
      const { id, file } = next
      const hash = await transport.hash(file).catch(() => undefined)
      if (!find(id)) continue
      if (hash) {
        hashed.push({ id, hash })
        void ask()
      } else {
        put(id, hash === null ? { kind: 'waiting' } : unreadable(file))
        onChecked()
      }
    }
    isHashing = false
  }
}

const unreadable = ({ name }: Sendable) => ({
  kind: 'failed' as const,
  sentence: `${name} could not be read. Choose it again.`,
  mayRetry: false,
})
