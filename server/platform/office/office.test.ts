// How a converting program is held, whichever it is: its limits, what it is given, and what is taken of what it leaves.
import { chmod, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { canWatch } from '../process-limits.ts'
import type { OfficeLimits } from './limits.ts'
import { openOffice } from './office.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'aerie-office-test-'))
  await chmod(folder, 0o755)
  await writeFile(join(folder, 'minutes.docx'), 'The minutes')
})
afterAll(() => rm(folder, { recursive: true }))

let written = 0
/** In the place of LibreOffice; `$made` is the folder to write to, `$file` what is read. */
async function program(script: string, limits: Partial<OfficeLimits> = {}) {
  const soffice = join(folder, `program-${++written}`)
  const said = 'while [ $# -gt 2 ]; do shift; done; made=$1; file=$2'
  await writeFile(soffice, `#!/bin/sh\n${said}\n${script}\n`)
  await chmod(soffice, 0o755)
  const office = openOffice(
    { state: 'unconfined', soffice, bwrap: null },
    { processorSeconds: 60, timeoutMs: 60_000, ...limits },
  )
  return {
    soffice,
    close: office.close,
    convert: () =>
      office.toPdf({ file: join(folder, 'minutes.docx'), extension: 'docx' }, (pdf) => readFile(pdf, 'utf8')),
  }
}

const commands = async () =>
  (
    await Promise.all((await readdir('/proc')).map((name) => readFile(`/proc/${name}/cmdline`, 'utf8').catch(() => '')))
  ).join('\n')

test('it is given a copy of the one file and no secret, and nothing of it stays', async () => {
  process.env.NOBODYS_SECRET = 'third night'
  const { convert } = await program('{ cat "$file"; echo; pwd; env; } > "$made/document.pdf"')
  const [content, place = '', ...environment] = (await convert()).trim().split('\n')
  expect(content).toBe('The minutes')
  expect(environment.join()).not.toContain('third night')
  await expect(readdir(place)).rejects.toThrow('ENOENT')
})

test.each([
  ['makes nothing', 'exit 0'],
  ['says that it failed', 'echo half > "$made/document.pdf"; exit 1'],
  ['makes a folder', 'mkdir "$made/document.pdf"'],
])('of one that %s nothing is taken, and no other attempt is worth it', async (_, script) => {
  await expect((await program(script)).convert()).rejects.toMatchObject({ code: 'not_valid' })
})

test.each(['ln -s', 'ln'])('a file of ours to which it leads by %s is not taken for its own', async (link) => {
  const secret = join(folder, `secret-${link.length}`)
  await writeFile(secret, 'third night', { mode: 0o666 })
  await chmod(secret, 0o666)
  const { convert } = await program(`${link} "${secret}" "$made/document.pdf" || exit 1`)
  await expect(convert()).rejects.toMatchObject({ code: 'not_valid' })
})

test('one that takes too long is ended with all that it started, and may try again', async () => {
  const { convert, soffice } = await program('sh -c "sleep 600; $0" "$0" & sleep 600', { timeoutMs: 300 })
  await expect(convert()).rejects.toMatchObject({ code: 'unavailable' })
  if (canWatch) await expect.poll(commands).not.toContain(soffice)
})

test('so is one that takes too much of the processor, or of memory', async () => {
  const endless = await program('while :; do :; done', { processorSeconds: 1 })
  await expect(endless.convert()).rejects.toMatchObject({ code: 'unavailable' })
  const greedy = await program('ulimit -v > "$made/document.pdf"')
  expect(Number(await greedy.convert())).toBe(4_194_304)
})

test('when the server stops it is ended, and the file is blamed for nothing', async () => {
  const { convert, close } = await program('sleep 600')
  const converting = convert()
  await expect.poll(commands).toContain('sleep\u0000600')
  close()
  await expect(converting).rejects.toMatchObject({ code: 'unavailable' })
  await expect(convert()).rejects.toMatchObject({ code: 'unavailable' })
})
