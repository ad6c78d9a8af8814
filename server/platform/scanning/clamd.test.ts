// The client of the virus scanner before a counterpart that speaks its protocol, and before the real one where that is installed.
import { spawn, spawnSync } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { expect, onTestFinished, test } from 'vitest'
import { openScanner } from './clamd.ts'
import { EICAR, type Mood, openCounterpart } from './counterpart.fixture.ts'

async function scannerIn(mood: Mood, options = {}) {
  const counterpart = await openCounterpart()
  onTestFinished(counterpart.close)
  counterpart.mood = mood
  return openScanner(counterpart.address, options)
}
const content = (text: string) => Readable.from([Buffer.from(text)])

test('what is clean is told from what is not, however large', async () => {
  const scanner = await scannerIn('honest')
  expect(await scanner.scan(content('The minutes.'))).toBeNull()
  expect(await scanner.scan(content(`${'x'.repeat(300_000)}${EICAR}`))).toBe('Eicar-Test-Signature')
  expect(await scanner.scan(Readable.from([]))).toBeNull()
  expect(await scanner.version()).toMatch(/^ClamAV/)
})

test.each<Mood>(['silent', 'cut', 'babbling', 'too large', 'endless'])('%s is no answer', async (mood) => {
  const scanner = await scannerIn(mood, { timeoutMs: 200 })
  const source = content('x'.repeat(5_000_000))
  await expect(scanner.scan(source)).rejects.toMatchObject({ code: 'unavailable' })
  expect(source.destroyed).toBe(true)
})

test('where nobody listens nothing is clean', async () => {
  for (const address of ['127.0.0.1:1', '/nowhere/clamd.ctl'])
    await expect(openScanner(address).scan(content('a'))).rejects.toMatchObject({ code: 'unavailable' })
})

const isInstalled = spawnSync('clamd', ['--version']).status === 0

test.runIf(isInstalled)('the real one finds what its list names, and nothing else', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'aerie-clamd-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  const socket = join(folder, 'clamd.sock')
  // A list of its own: those of ClamAV are another download.
  const hex = Buffer.from(EICAR).toString('hex')
  await writeFile(join(folder, 'test.ndb'), `Aerie.Test:0:*:${hex}\n`)
  await writeFile(
    join(folder, 'clamd.conf'),
    `Foreground yes\nLocalSocket ${socket}\nDatabaseDirectory ${folder}\nStreamMaxLength 60M\nTemporaryDirectory ${folder}\n`,
  )
  const daemon = spawn('clamd', ['--config-file', join(folder, 'clamd.conf')], { stdio: 'ignore' })
  onTestFinished(() => void daemon.kill('SIGKILL'))
  const scanner = openScanner(socket)
  await expect.poll(() => scanner.version().catch(() => ''), { timeout: 60_000 }).toMatch(/^ClamAV/)
  expect(await scanner.scan(content('The minutes.'))).toBeNull()
  expect(await scanner.scan(content(`before ${EICAR} after`))).toMatch(/^Aerie\.Test/)
})
