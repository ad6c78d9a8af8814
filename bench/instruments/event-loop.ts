// How long a server's event loop stands still, asked of the process itself through Node's inspector.
import { once } from 'node:events'
import { setTimeout as pause } from 'node:timers/promises'

/** Where Node opens its inspector. */
const INSPECTOR = 'http://127.0.0.1:9229/json/list'
const MOST_ATTEMPTS = 100
const LOOK = "process.getBuiltinModule('node:perf_hooks').monitorEventLoopDelay({ resolution: 1 })"

export interface LoopWatch {
  /** The longest in milliseconds, since the watch began or this was asked before. */
  longest(): Promise<number>
  close(): void
}

/** Looks every millisecond, from now on. */
export async function watchLoop(pid: number): Promise<LoopWatch> {
  process.kill(pid, 'SIGUSR1')
  const socket = new WebSocket(await findDebugger())
  await once(socket, 'open')
  const evaluate = async (expression: string): Promise<unknown> => {
    socket.send(JSON.stringify({ id: 1, method: 'Runtime.evaluate', params: { expression, returnByValue: true } }))
    const [{ data }] = await once(socket, 'message')
    return JSON.parse(data).result.result.value
  }
  await evaluate(`globalThis.loopWatch = ${LOOK}; loopWatch.enable()`)
  return {
    longest: async () => Number(await evaluate('[loopWatch.max, loopWatch.reset()][0]')) / 1e6,
    close: () => socket.close(),
  }
}

async function findDebugger(): Promise<string> {
  for (let attempt = 1; ; attempt++) {
    try {
      const [target] = (await (await fetch(INSPECTOR)).json()) as { webSocketDebuggerUrl: string }[]
      if (target) return target.webSocketDebuggerUrl
    } catch (error) {
      if (attempt === MOST_ATTEMPTS) throw error
    }
    await pause(20)
  }
}
