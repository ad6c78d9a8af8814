// Sends one file, again and again where the connection is lost.
import { isCancelled, Refused, sentenceOf, Unreachable } from '#lib/call-errors.ts'
import type { EntryStore, Sendable, Transport, UploadOutcome, UploadState } from './entries.ts'

export interface QueueDeps {
  connection: { isThere: () => boolean; whenBack: (act: () => void) => () => void }
  /** Resolves after so many milliseconds. */
  rest: (milliseconds: number) => Promise<void>
}

/** Between attempts, in milliseconds. */
const PAUSES = [1000, 2000, 4000, 8000, 16_000]

/** What the file is to be in the end; undefined where it was called off, 'signed out' where he would not sign in again. */
export async function sendFile<Item extends Sendable, There extends { kind: string }, More extends object>(
  id: number,
  store: EntryStore<Item, There, More>,
  transport: Transport<Item, There>,
  { connection, rest }: QueueDeps,
  signal: AbortSignal,
): Promise<UploadState<There> | 'signed out' | undefined> {
  for (let attempt = 0; ; attempt += 1) {
    const outcome = await attemptOnce(id, store, transport, signal)
    if (signal.aborted) return undefined
    if (outcome !== 'again') return outcome
    if (attempt >= PAUSES.length && connection.isThere()) return lost(attempt + 1)
    store.put(id, { kind: 'stopped', share: shareOf(store.find(id)?.state) })
    const back = connectionBack(connection, signal)
    await Promise.race([rest(PAUSES[attempt] ?? 0), back.promise])
    // Without a connection no attempt counts.
    if (!connection.isThere()) {
      await back.promise
      attempt = -1
    }
    back.leave()
    if (signal.aborted) return undefined
  }
}

async function attemptOnce<Item extends Sendable, There extends { kind: string }, More extends object>(
  id: number,
  { find, put }: EntryStore<Item, There, More>,
  transport: Transport<Item, There>,
  signal: AbortSignal,
): Promise<UploadState<There> | 'again' | 'signed out'> {
  const entry = find(id)
  if (!entry) return 'again'
  put(id, { kind: 'sending', share: 0 })
  try {
    const onSent = (share: number) => void (signal.aborted || put(id, { kind: 'sending', share }))
    return settled(await transport.send(entry.file, signal, onSent))
  } catch (error) {
    if (isCancelled(error)) return 'signed out'
    if (error instanceof Unreachable || isAway(error)) return 'again'
    return { kind: 'failed', sentence: sentenceOf(error, transport.failed), mayRetry: true }
  }
}

/** The server, or its database, is starting again. */
export const isAway = (error: unknown) => error instanceof Refused && error.status >= 502 && error.status <= 504

function settled<There>(outcome: UploadOutcome<There>): UploadState<There> {
  if ('refusal' in outcome) return { kind: 'failed', sentence: outcome.refusal, mayRetry: false }
  return outcome.there
}

const lost = (times: number) => ({
  kind: 'failed' as const,
  sentence: `The connection was lost; tried ${times} times`,
  mayRetry: true,
})

const shareOf = (state: { kind: string; share?: number } | undefined) => state?.share ?? 0

/** Resolves also when it is called off. */
function connectionBack({ whenBack }: QueueDeps['connection'], signal: AbortSignal) {
  const { promise, resolve } = Promise.withResolvers<void>()
  const end = () => resolve()
  const leaveConnection = whenBack(end)
  signal.addEventListener('abort', end)
  const leave = () => {
    leaveConnection()
    signal.removeEventListener('abort', end)
  }
  return { promise, leave }
}
