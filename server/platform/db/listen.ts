// The connection that listens for notifications: when it is lost it is opened again, for as long as anybody listens.
import { setTimeout as pause } from 'node:timers/promises'
import type pg from 'pg'

export interface Hearing {
  channel: string
  hear: (payload: string) => void
  /** Whatever was notified while nobody listened is lost, so this is called each time listening begins. */
  onListening: () => void
}

const FIRST_PAUSE_MS = 100
const LONGEST_PAUSE_MS = 2_000

export async function listen(open: () => pg.Client, hearing: Hearing): Promise<() => Promise<void>> {
  const closing = new AbortController()
  let current = await begin(open(), hearing)
  const running = keepListening()
  async function keepListening() {
    for (;;) {
      await current.lost
      const next = await again()
      if (!next) return
      current = next
    }
  }
  async function again() {
    for (let wait = FIRST_PAUSE_MS; ; wait = Math.min(2 * wait, LONGEST_PAUSE_MS)) {
      await pause(wait, undefined, closing).catch(() => {})
      if (closing.signal.aborted) return null
      const next = await begin(open(), hearing).catch(() => null)
      if (next && closing.signal.aborted) await next.end()
      else if (next) return next
    }
  }
  return async () => {
    closing.abort()
    await current.end()
    await running
  }
}

/** `lost` resolves when the connection has ended, however it did. */
async function begin(client: pg.Client, { channel, hear, onListening }: Hearing) {
  const lost = new Promise<void>((resolve) => {
    client.once('end', resolve)
    client.on('error', () => {
      resolve()
      client.end().catch(() => {})
    })
  })
  client.on('notification', ({ payload }) => hear(payload ?? ''))
  try {
    await client.connect()
    await client.query(`listen ${client.escapeIdentifier(channel)}`)
  } catch (error) {
    client.end().catch(() => {})
    throw error
  }
  onListening()
  return { lost, end: () => client.end() }
}
