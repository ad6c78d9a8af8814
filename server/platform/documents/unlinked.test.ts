// What an Office file only points to is taken out, in whatever way it says so; what readers follow themselves stays.
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { strFromU8, unzipSync } from 'fflate'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openDocumentReader } from './documents.ts'
import { madeDocx } from './made-document.fixture.ts'

const TYPE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const SERVER = 'http://office.example/seen.png'

const reader = openDocumentReader({ timeoutMs: 120_000 })
let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'aerie-unlinked-'))
})
afterAll(async () => {
  reader.close()
  await rm(folder, { recursive: true })
})

/** The relationships that are left of a document's. */
async function left(relationships: string | Uint8Array, path = 'word/_rels/document.xml.rels') {
  const file = join(folder, 'minutes.docx')
  await writeFile(file, madeDocx(['Minutes'], { [path]: relationships }))
  const parts = unzipSync(await reader.unlink(file, 'docx'))
  return strFromU8(parts[path] ?? new Uint8Array())
}

const all = (relationship: string) => `<Relationships>${relationship}</Relationships>`
const picture = all(`<Relationship Id="a" Type="${TYPE}/image" Target="${SERVER}" TargetMode="External"/>`)
const utf16 = Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(picture, 'utf16le')])

test.each([
  ['a picture', picture],
  ['one told with a prefix', picture.replaceAll('<Relation', '<p:Relation')],
  ['one between single quotes', picture.replaceAll('"', "'")],
  ['one whose mode is written in numbers', picture.replace('"External"', '"&#69;xternal"')],
  ['one in another case', picture.replace('"External"', '"external"')],
  ['one in UTF-16', utf16],
  ['a template', picture.replace('/image', '/attachedTemplate')],
  [
    'a file of the machine that poses as a link',
    picture.replace('/image', '/hyperlink').replace(SERVER, 'file:///etc/hosts'),
  ],
])('%s is gone', async (_, relationships) => {
  expect(await left(relationships)).not.toMatch(/office\.example|etc\/hosts/)
})

test('wherever the part stands', async () => {
  expect(await left(picture, 'word/_RELS/footer1.xml.RELS')).not.toContain('office.example')
})

test('a link stays, and so does what is in the file', async () => {
  const link = `<Relationship Id="b" Type="${TYPE}/hyperlink" Target="https://brothers.example/?a=1&amp;b=2" TargetMode="External"/>`
  const styles = `<Relationship Id="c" Type="${TYPE}/styles" Target="styles.xml"/>`
  const kept = await left(all(link + styles))
  expect(kept).toContain('Target="https://brothers.example/?a=1&amp;b=2" TargetMode="External"')
  expect(kept).toContain('Target="styles.xml"/>')
})

test('the rest of the file is as it was, and what is damaged is refused', async () => {
  const content = madeDocx(['The roof is paid for'])
  const file = join(folder, 'roof.docx')
  await writeFile(file, content)
  const [before, after] = [unzipSync(content), unzipSync(await reader.unlink(file, 'docx'))]
  expect(Object.keys(after)).toEqual(Object.keys(before))
  expect(after['word/document.xml']).toEqual(before['word/document.xml'])
  await writeFile(file, content.subarray(0, 300))
  await expect(reader.unlink(file, 'docx')).rejects.toMatchObject({ code: 'not_valid' })
})
