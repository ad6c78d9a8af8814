// Sends calls as pages and their members do through outages: what was on its way to a process that died is sent once more.
import { setTimeout as pause } from 'node:timers/promises'
import { type Answer, BrokenConnection, type Client } from '../instruments/client.ts'

/** Before each call of a member: without it the machine would measure nothing but its own load. */
const BETWEEN_MS = 200
const AGAIN_MS = 500
const MOST_TIMES = 3
/** After a kill; what is answered by nginx itself later than this has another cause. */
const EXCUSED_MS = 3_000
/** What nginx answers where no process does. */
const NOBODY = [502, 504]
const READS = ['GET', 'HEAD']

export interface Pages extends Client {
  /** From now on for a moment calls may die with the process that has them. */
  expectDeaths(): void
  /** How many calls were sent, and how many of those that write were sent again. */
  counts(): { calls: number; again: number }
  /** What failed and should not have: a sentence each. */
  faults: string[]
}

export function asPages(client: Client): Pages {
  const faults: string[] = []
  let excusedUntil = 0
  let calls = 0
  let again = 0
  const sendOnce: Client['send'] = (path, sent) =>
    client.send(path, sent).catch((error) => {
      if (!isBrokenWhileIdle(error)) throw error
      again += 1
      return client.send(path, sent)
    })
  return {
    ...client,
    faults,
    expectDeaths() {
      excusedUntil = performance.now() + EXCUSED_MS
    },
    counts: () => ({ calls, again }),
    async send(path, sent = {}) {
      const { method = 'GET' } = sent
      calls += 1
      await pause(BETWEEN_MS)
      for (let time = 1; ; time++) {
        const answer = await sendOnce(path, sent)
        if (!NOBODY.includes(answer.status)) return answer
        const fault = faultOf(answer, method, performance.now() < excusedUntil)
        if (fault) faults.push(`${method} ${path} ${fault}`)
        if (fault || time === MOST_TIMES) return answer
        again += 1
        await pause(AGAIN_MS)
      }
    },
  }
}

/** A connection that was kept, and on which no answer began: browsers send again at once, whatever it was. */
const isBrokenWhileIdle = (error: unknown) => error instanceof BrokenConnection && error.isReused

/** Of reads nginx has asked the other process; of a write nobody knows whether it was done, so that its sender decides. */
function faultOf({ status }: Answer, method: string, isExcused: boolean) {
  if (READS.includes(method)) return `answered ${status}, though another process was there`
  return isExcused ? null : `answered ${status}, though nothing had died`
}
