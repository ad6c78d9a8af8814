// Programs in the foreground: what becomes of their end.
import { expect, test } from 'vitest'
import { run } from './run.mjs'
import { canPrepare, projectNode } from './runtime.mjs'

const script = (text: string) => run(process.execPath, ['-e', text])

test('a program that ends answers its exit code', async () => {
  expect(await script('process.exit(3)')).toBe(3)
})

test('a program that a signal ended answers as a shell would', async () => {
  expect(await script('process.kill(process.pid, "SIGTERM")')).toBe(128 + 15)
})

test('a program that is not there is an error', async () => {
  await expect(run('no-such-program', [])).rejects.toThrow('ENOENT')
})

test.each([
  ['18.20.8', false],
  ['20.18.3', false],
  ['20.19.0', true],
  ['21.0.0', true],
  ['24.21.0', true],
])('Node %s can prepare: %s', (version, can) => {
  expect(canPrepare(version)).toBe(can)
})

test('a Node that runs Aerie runs it itself', () => {
  expect(projectNode()).toBe(process.execPath)
})
