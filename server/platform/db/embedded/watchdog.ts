// Ends the server when Aerie was killed and could not do so itself.
import { spawn } from 'node:child_process'
import { Socket } from 'node:net'
import type { Account } from './account.ts'

/**
 * Sends SIGINT to the process as soon as this one is gone, however it went; answers what calls that off.
 * On Windows nothing watches: the next start ends what was left.
 */
export function watch(pid: number, account: Account | undefined): () => void {
  if (process.platform === 'win32') return () => {}
  // The shell reads from a pipe whose other end closes with this process. It needs a tenth of what Node would.
  const watchdog = spawn('/bin/sh', ['-c', 'read -r _; kill -INT "$0"', String(pid)], {
    ...(account && { uid: account.uid, gid: account.gid }),
    cwd: '/',
    detached: true,
    stdio: ['pipe', 'ignore', 'ignore'],
  })
  // Where the system starts no more processes nothing watches either.
  watchdog.on('error', () => {})
  watchdog.unref()
  if (watchdog.stdin instanceof Socket) watchdog.stdin.unref()
  return () => watchdog.kill('SIGKILL')
}
