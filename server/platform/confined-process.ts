// Starts a confined process and passes it what it works on, one order at a time.
import { fork } from 'node:child_process'
import type { Socket } from 'node:net'
import type { Writable } from 'node:stream'
import { confined } from './confined.ts'
import { outsideBoundaries } from './error-boundary.ts'

export interface ConfinedProcess<Order, Answer> {
  /** 0 where it could not be started. */
  pid: number
  /** Answers `ended` where the process dies over the order, and `late` after `timeoutMs`: then it is still at it. */
  ask(order: Order, timeoutMs: number): Promise<Answer | 'ended' | 'late'>
  /** Its standard input, for what is too large for an order. */
  input: Writable
  end(): void
}

/** `onEnd` is called when the process has ended, for whatever reason. */
export function startConfined<Order extends object, Answer extends object>(
  program: URL,
  onEnd: () => void,
): ConfinedProcess<Order, Answer> {
  // It works for others too, once the request that had it started is over.
  const child = outsideBoundaries(() =>
    fork(program, { ...confined(process.env), stdio: ['pipe', 'ignore', 'ignore', 'ipc'] }),
  )
  let settle: (answer: Answer | 'ended' | 'late') => void = () => {}
  child.on('message', (answer: Answer) => settle(answer))
  child.on('error', () => settle('ended'))
  child.on('exit', () => {
    settle('ended')
    onEnd()
  })
  // The idle process must not keep the server from exiting.
  child.unref()
  child.channel?.unref()
  const input = child.stdin as Socket
  input.unref()
  // It says by its exit that it takes no more.
  input.on('error', () => {})
  return {
    pid: child.pid ?? 0,
    input,
    ask: (order, timeoutMs) =>
      new Promise((resolve) => {
        const timer = setTimeout(() => settle('late'), timeoutMs)
        settle = (answer) => {
          clearTimeout(timer)
          resolve(answer)
        }
        child.send(order, (error) => error && settle('ended'))
      }),
    end: () => void child.kill('SIGKILL'),
  }
}
