// The process that keeps the server running: what it starts again, and what it leaves at its end.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { appendFileSync, chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeEach, expect, test, vi } from 'vitest'
import { supervise } from './supervise.mjs'

const folder = mkdtempSync(join(tmpdir(), 'aerie-supervise-'))
const file = join(folder, 'starts')
beforeEach(() => rmSync(file, { force: true }))
afterAll(() => rmSync(folder, { recursive: true }))

interface Timing {
  env?: NodeJS.ProcessEnv
  askEveryMs?: number
  timeoutMs?: number
  steadyMs?: number
}

/** Runs a program whose nth start does what the nth text says; answers the last exit code and the number of starts. */
const runThrough = (...starts: string[]) => runWith({}, ...starts)

async function runWith({ env = process.env, ...timing }: Timing, ...starts: string[]) {
  appendFileSync(file, '')
  const program = `
    const { appendFileSync, readFileSync } = require('node:fs')
    appendFileSync(${JSON.stringify(file)}, 'x')
    const started = readFileSync(${JSON.stringify(file)}).length
    eval(${JSON.stringify(starts)}[started - 1])`
  const code = await supervise(process.execPath, ['-e', program], { env, firstPauseMs: 10, ...timing })
  return { code, starts: readFileSync(file).length }
}

test('one that failed or was killed is started again, until it ends as it should', async () => {
  const ends = ['process.exit(70)', 'process.kill(process.pid, "SIGKILL")', 'process.exit(0)']
  expect(await runThrough(...ends)).toEqual({ code: 0, starts: 3 })
})

test('one that refuses to start is not', async () => {
  expect(await runThrough('process.exit(1)')).toEqual({ code: 1, starts: 1 })
})

test('one that is started has a channel, which tells it when its supervisor is gone', async () => {
  expect(await runThrough('process.exit(process.connected ? 0 : 1)')).toEqual({ code: 0, starts: 1 })
})

const ANSWERS = "process.on('message', () => process.send('I answer')); process.send('I answer');"

test('one that hangs once it has answered is ended and started again', async () => {
  const hangs = `${ANSWERS} process.on('message', () => { for (;;); })`
  const quick = { askEveryMs: 20, timeoutMs: 60 }
  expect(await runWith(quick, hangs, 'process.exit(0)')).toEqual({ code: 0, starts: 2 })
})

test('so is one that is stopped by a signal', async () => {
  const stopped = `${ANSWERS} setTimeout(() => process.kill(process.pid, 'SIGSTOP'), 50)`
  expect(await runWith({ askEveryMs: 20, timeoutMs: 100 }, stopped, 'process.exit(0)')).toEqual({ code: 0, starts: 2 })
})

test('one that answers now and then is not', async () => {
  const late = `let asked = 0; process.send('I answer')
    process.on('message', () => { if (++asked % 10 === 0) process.send('I answer'); if (asked === 90) process.exit(0) })`
  expect(await runWith({ askEveryMs: 10, timeoutMs: 600 }, late)).toEqual({ code: 0, starts: 1 })
})

test('one that has not answered yet is not: it may be bringing a database up to date', async () => {
  const slow = 'setTimeout(() => process.exit(0), 300)'
  expect(await runWith({ askEveryMs: 5, timeoutMs: 10 }, slow)).toEqual({ code: 0, starts: 1 })
})

test('pauses grow while it fails at once, and are short again after one that has answered for a while', async () => {
  const said = vi.spyOn(console, 'error').mockImplementation(() => {})
  const fails = 'process.exit(70)'
  const failsLater = `${ANSWERS} let asked = 0; process.on('message', () => ++asked === 3 && process.exit(70))`
  const timing = { askEveryMs: 20, steadyMs: 40, timeoutMs: 60_000 }
  await runWith(timing, fails, fails, fails, failsLater, fails, 'process.exit(0)')
  const pauses = said.mock.calls.map(([sentence]) => Number(/in ([\d.]+) s/.exec(sentence)?.[1]))
  said.mockRestore()
  expect(pauses).toEqual([0.01, 0.02, 0.04, 0.01, 0.02])
})

test.each(['SIGTERM', 'SIGINT'] as const)('told by %s to stop while it pauses, it ends in order', async (signal) => {
  const supervisor = `import { supervise } from ${JSON.stringify(new URL('supervise.mjs', import.meta.url).href)}
    const env = process.env
    process.exitCode = await supervise(process.execPath, ['-e', 'process.exit(70)'], { env, firstPauseMs: 600_000 })`
  const child = spawn(process.execPath, ['--input-type=module', '-e', supervisor], {
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  const exited = once(child, 'exit')
  for await (const said of child.stderr) if (String(said).includes('Starting it again')) child.kill(signal)
  expect(await exited).toEqual([0, null])
})

test('systemd is told when it is open, and that its supervisor lives, where it has asked; the server is not', async () => {
  const told = join(folder, 'told')
  const notify = join(folder, 'systemd-notify')
  writeFileSync(notify, `#!/bin/sh\necho "$NOTIFY_SOCKET $1" >> '${told}'\n`)
  chmodSync(notify, 0o755)
  const env = {
    ...process.env,
    PATH: `${folder}:${process.env.PATH}`,
    NOTIFY_SOCKET: '/run/notify',
    WATCHDOG_USEC: '30000',
  }
  const waits = `${ANSWERS} const { existsSync } = require('node:fs')
    setInterval(() => {
      const said = existsSync(${JSON.stringify(told)}) ? readFileSync(${JSON.stringify(told)}, 'utf8') : ''
      if (said.includes('READY=1') && said.includes('WATCHDOG=1')) process.exit(process.env.NOTIFY_SOCKET ? 70 : 0)
    }, 5)`
  expect(await runWith({ env }, waits)).toEqual({ code: 0, starts: 1 })
  expect(new Set(readFileSync(told, 'utf8').trim().split('\n'))).toEqual(
    new Set(['/run/notify READY=1', '/run/notify WATCHDOG=1']),
  )
})
