// What the others notice meanwhile: a member asks for a list again and again, and each wait is noted.
import { setTimeout as pause } from 'node:timers/promises'
import type { SignedInServer } from './signed-in-server.ts'

const ASK_MS = 10

/** Adds to `waits` in milliseconds until `end` is called, which resolves once the last answer is there. */
export function askOthers({ get }: SignedInServer, waits: number[]) {
  let isEnding = false
  const running = (async () => {
    while (!isEnding) {
      const began = performance.now()
      await get('/api/members?limit=50')
      waits.push(performance.now() - began)
      await pause(ASK_MS)
    }
  })()
  return {
    end() {
      isEnding = true
      return running
    },
  }
}
