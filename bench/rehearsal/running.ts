// A program in the background, which ends with this process.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { closeSync, openSync, readFileSync } from 'node:fs'

export interface Running {
  pid: number
  stop(): Promise<void>
}

/** What it says goes to the file. Throws what it said where it ends within the time that `isUp` needs to become true. */
export async function runBeside(
  [program, ...args]: [string, ...string[]],
  log: string,
  isUp: () => Promise<boolean>,
): Promise<Running> {
  const said = openSync(log, 'w')
  const child = spawn(program, args, { stdio: ['ignore', said, said] })
  closeSync(said)
  const exited = once(child, 'exit')
  const abandon = () => child.kill('SIGTERM')
  process.once('exit', abandon)
  while (!(await isUp()))
    if (child.exitCode !== null) throw new Error(`${program} ended at once: ${readFileSync(log, 'utf8').slice(-2_000)}`)
  return {
    pid: child.pid ?? 0,
    async stop() {
      child.kill('SIGTERM')
      await exited
      process.off('exit', abandon)
    },
  }
}
