// Word files converted by the LibreOffice of this machine, behind each of its walls; where it has none there is nothing to test.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmod, mkdir, mkdtemp, open, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join, parse } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { openDocumentReader } from '../documents/documents.ts'
import { asNobody } from '../programs.ts'
import { INSIDE, inCage } from './cage.ts'
import { findOffice } from './find-office.ts'
import { OFFICE_LIMITS } from './limits.ts'
import { openOffice } from './office.ts'
import { documentPointingAt } from './pointing-document.fixture.ts'

const found = await findOffice(process.env, false)
const { soffice, bwrap } = found
const reader = openDocumentReader({ timeoutMs: 120_000 })
const requests: string[] = []
const listening = createServer((request, answer) => {
  requests.push(request.url ?? '')
  answer.end()
})

let folder: string
let pointing: Uint8Array
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'aerie-libreoffice-'))
  await chmod(folder, 0o755)
  await once(listening.listen(0, '127.0.0.1'), 'listening')
  const planted = join(folder, 'planted.svg')
  await writeFile(
    planted,
    '<svg xmlns="http://www.w3.org/2000/svg" width="200" height="100"><text x="9" y="40">third night</text></svg>',
  )
  const { port } = listening.address() as AddressInfo
  pointing = documentPointingAt(
    ['The roof is paid for'],
    [`http://127.0.0.1:${port}/seen.png`, String(pathToFileURL(planted))],
  )
})
beforeEach(() => {
  requests.length = 0
})
afterAll(async () => {
  listening.close()
  reader.close()
  await rm(folder, { recursive: true })
})

let written = 0
async function fileOf(content: Uint8Array) {
  const file = join(folder, `${++written}.docx`)
  await writeFile(file, content)
  return file
}

const textOf = async (pdf: string) => (await reader.read(pdf, 'pdf')).pages.map(({ body }) => body).join('\n')

const converted = async (content: Uint8Array, office = openOffice(found)) =>
  office.toPdf({ file: await fileOf(content), extension: 'docx' }, textOf)

/** By a command of the test's own, without the rules of the installation. */
async function convertedWithoutRules(content: Uint8Array, isCaged: boolean) {
  const file = await fileOf(content)
  const made = `${file}-made`
  await mkdir(made)
  const rules = join(made, 'rules')
  await writeFile(rules, '<oor:items xmlns:oor="http://openoffice.org/2001/registry"/>')
  const as = await asNobody([made])
  await using none = await open(rules, 'r')
  const program = soffice ?? ''
  const places = isCaged ? { file: INSIDE.file('docx'), made: INSIDE.made } : { file, made }
  const profile = isCaged ? INSIDE.profile : join(made, 'profile')
  const [command = '', ...args] = [
    ...(isCaged ? inCage(bwrap ?? '', program, { file, extension: 'docx', made }) : []),
    ...[program, `-env:UserInstallation=${pathToFileURL(profile)}`, '--headless'],
    ...['--convert-to', 'pdf', '--outdir', places.made, places.file],
  ]
  const env = { HOME: made, PATH: process.env.PATH }
  const child = spawn(command, args, { cwd: made, env, stdio: ['ignore', 'ignore', 'ignore', none.fd], ...as })
  await once(child, 'exit')
  return textOf(join(made, `${parse(places.file).name}.pdf`))
}

test.runIf(bwrap)('without any wall both are reached, so that these tests see what they look for', async () => {
  expect(await convertedWithoutRules(pointing, false)).toMatch(/roof is paid for.*third night/s)
  expect(requests).toContain('/seen.png')
})

test.runIf(bwrap)('the cage alone keeps it from the server and from the file', async () => {
  const text = await convertedWithoutRules(pointing, true)
  expect([text.trim(), requests]).toEqual(['The roof is paid for', []])
})

test.runIf(soffice)('so do the rules of its profile alone', async () => {
  const office = openOffice({ state: 'unconfined', soffice, bwrap: null })
  expect([(await converted(pointing, office)).trim(), requests]).toEqual(['The roof is paid for', []])
})

test.runIf(soffice)('so does a file from which all that is elsewhere was taken out', async () => {
  const unlinked = await reader.unlink(await fileOf(pointing), 'docx')
  expect([(await convertedWithoutRules(unlinked, false)).trim(), requests]).toEqual(['The roof is paid for', []])
})

test.runIf(bwrap)('and all together', async () => {
  expect([(await converted(pointing)).trim(), requests]).toEqual(['The roof is paid for', []])
})

test.runIf(bwrap)('one that takes more of the processor than it may is ended', async () => {
  const endless = documentPointingAt(Array.from({ length: 60_000 }, (_, at) => `Line ${at} of what never ends`))
  const office = openOffice(found, { ...OFFICE_LIMITS, processorSeconds: 2 })
  await expect(converted(endless, office)).rejects.toMatchObject({ code: 'unavailable' })
})

const MACROS = `<office:document xmlns:office="urn:oasis:names:tc:opendocument:xmlns:office:1.0" office:version="1.2"
  xmlns:text="urn:oasis:names:tc:opendocument:xmlns:text:1.0" office:mimetype="application/vnd.oasis.opendocument.text">
  <office:scripts><office:script xmlns:script="urn:oasis:names:tc:opendocument:xmlns:script:1.0" script:language="ooo:Basic"/>
  </office:scripts><office:body><office:text><text:p>Brings macros</text:p></office:text></office:body></office:document>`

test.runIf(bwrap).each([
  ['what is no Word file at all', new Uint8Array([0xd0, 0xcf, 0x11, 0xe0])],
  ['what another program would read, macros and all', Buffer.from(MACROS)],
])('%s comes to nothing', async (_, content) => {
  await expect(converted(content)).rejects.toMatchObject({ code: 'not_valid' })
})
