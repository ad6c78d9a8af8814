// A baseline: the least that any program would need for the same, measured in a process of its own in the same run.
import { fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'

export interface BaselineProcess {
  pid: number
  /** Sends a message to the program and waits for its answer. */
  ask(message: unknown): Promise<unknown>
  stop(): Promise<void>
}

/** Starts `bench/baselines/<name>.ts` and waits for its first message, which `greeting` then holds. */
export async function startBaseline(name: string, ...args: string[]): Promise<BaselineProcess & { greeting: unknown }> {
  const child = fork(fileURLToPath(new URL(`../baselines/${name}.ts`, import.meta.url)), args)
  const waiting: PromiseWithResolvers<unknown>[] = []
  const nextMessage = () => {
    const next = Promise.withResolvers<unknown>()
    waiting.push(next)
    return next.promise
  }
  child.on('message', (message) => waiting.shift()?.resolve(message))
  const exited = once(child, 'exit').then(() => {
    for (const { reject } of waiting) reject(new Error(`The baseline ${name} ended by itself.`))
  })
  return {
    greeting: await nextMessage(),
    pid: child.pid ?? 0,
    ask(message) {
      const answer = nextMessage()
      child.send({ message })
      return answer
    },
    async stop() {
      child.disconnect()
      await exited
    },
  }
}
