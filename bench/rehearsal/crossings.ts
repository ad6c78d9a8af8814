// One member saves again and again, and each change is timed from its answer to every page that listens.
import { setTimeout as pause } from 'node:timers/promises'
import { CHANGE_HEADER } from '@aerie/contract/stale'
import type { Client } from '../instruments/client.ts'
import type { Listener } from './live-updates.ts'

const EVERY_MS = 250
const LATEST_MS = 5_000

/** When it was sent and answered. */
interface Save {
  began: number
  answered: number
}

export interface Crossings {
  /** Milliseconds from the answer that a change is saved to every page that listened since it was sent; 0 for one that was earlier. */
  waits: number[]
  /** A sentence for each change that a listening page has never heard of. */
  faults: string[]
  /** How many changes were acknowledged. */
  changes(): number
  end(): Promise<void>
}

export function timeCrossings(client: Client, cookie: string, listeners: Listener[]): Crossings {
  const waits: number[] = []
  const faults: string[] = []
  let isEnding = false
  let saves = 0
  const running = (async () => {
    while (!isEnding) {
      const began = performance.now()
      const answer = await client.send('/api/members/profile', {
        method: 'PATCH',
        headers: { cookie, 'content-type': 'application/json' },
        body: JSON.stringify({ bio: `Words of his own, ${saves}` }),
      })
      const answered = performance.now()
      const number = Number(answer.headers[CHANGE_HEADER])
      if (answer.status === 200 && number > 0) {
        saves += 1
        await Promise.all(listeners.map((listener) => wait(listener, number, { began, answered })))
      }
      await pause(EVERY_MS)
    }
  })()

  /** A page that comes back meanwhile asks for everything anew, and has missed nothing. */
  async function wait(listener: Listener, number: number, { began, answered }: Save) {
    const since = listener.openSince()
    if (since > began) return
    for (;;) {
      const at = listener.heardAt(number, began)
      if (at !== undefined) return void waits.push(Math.max(0, at - answered))
      if (listener.openSince() !== since) return
      if (performance.now() - answered > LATEST_MS) {
        faults.push(`${listener.what} has not heard of change ${number} within ${LATEST_MS} ms`)
        return
      }
      await pause(1)
    }
  }

  return {
    waits,
    faults,
    changes: () => saves,
    end() {
      isEnding = true
      return running
    },
  }
}
