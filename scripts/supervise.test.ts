// The process that keeps the server running: what it starts again, and what it leaves at its end.
import { appendFileSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { supervise } from './supervise.mjs'

const folder = mkdtempSync(join(tmpdir(), 'aerie-supervise-'))
const file = join(folder, 'starts')
beforeEach(() => rmSync(file, { force: true }))
afterAll(() => rmSync(folder, { recursive: true }))

/** Runs a program whose nth start does what the nth text says; answers the last exit code and the number of starts. */
async function runThrough(...starts: string[]) {
  appendFileSync(file, '')
  const program = `
    const { appendFileSync, readFileSync } = require('node:fs')
    appendFileSync(${JSON.stringify(file)}, 'x')
    const started = readFileSync(${JSON.stringify(file)}).length
    eval(${JSON.stringify(starts)}[started - 1])`
  const code = await supervise(process.execPath, ['-e', program], { env: process.env })
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
