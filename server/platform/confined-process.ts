// Starts a confined process and passes it what it works on, one order at a time.
import { fork } from 'node:child_process'
import { confined } from './confined.ts'

export interface ConfinedProcess<Order, Answer> {
  /** Answers `ended` where the process dies over the order, and `late` after `patienceMs`: then it is still at it. */
  ask(order: Order, patienceMs: number): Promise<Answer | 'ended' | 'late'>
  end(): void
}

/** `onEnd` is called when the process has ended, for whatever reason. */
export function startConfined<Order extends object, Answer extends object>(
  program: URL,
  onEnd: () => void,
): ConfinedProcess<Order, Answer> {
  const child = fork(program, confined(process.env))
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
  return {
    ask: (order, patienceMs) =>
      new Promise((resolve) => {
        const patience = setTimeout(() => settle('late'), patienceMs)
        settle = (answer) => {
          clearTimeout(patience)
          resolve(answer)
        }
        child.send(order, (error) => error && settle('ended'))
      }),
    end: () => void child.kill('SIGKILL'),
  }
}
