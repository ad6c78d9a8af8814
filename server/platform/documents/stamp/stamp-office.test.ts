// An Office file names its copy: in a property, among its keywords, and by the mark in its photographs, which say no place.
import { execFileSync } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { carrierOf, tileOf } from '@aerie/watermark/carrier'
import { encode, payloadOf } from '@aerie/watermark/code'
import { makePicture } from '@aerie/watermark/made-picture.fixture'
import { archiveOf } from '@aerie/watermark/reading/archive.fixture'
import { lumaOf } from '@aerie/watermark/reading/marked-photo.fixture'
import { readPicture } from '@aerie/watermark/reading/read-picture'
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { readPdf } from '../pdf.ts'
import { stampOffice } from './stamp-office.ts'

const KEY = Buffer.alloc(32, 7)
const ID = 10 * 2 ** 32 + 123_456_789
const LINE = 'Issued to Łukasz & 山田, 14 November 2026, copy 0a075bcd15'
const stamp = {
  tile: tileOf(carrierOf(KEY), encode(payloadOf(KEY, ID))),
  seed: ID,
  line: LINE,
  besides: '',
  code: '0a075bcd15',
}

const HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>'
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006'
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006'
const WORD = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main'
const relationship = (id: string, type: string, target: string) =>
  `<Relationship Id="${id}" Type="${type}" Target="${target}"/>`

/** As Word writes it; `others` are parts besides, `named` what names them. */
const word = (others: Record<string, Uint8Array> = {}, named = '', types = '') =>
  zipSync({
    '[Content_Types].xml': strToU8(
      `${HEAD}<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="jpeg" ContentType="image/jpeg"/><Default Extension="png" ContentType="image/png"/><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/>${types}</Types>`,
    ),
    '_rels/.rels': strToU8(
      `${HEAD}<Relationships xmlns="${PACKAGE}/relationships">${relationship('rId1', `${OFFICE}/relationships/officeDocument`, 'word/document.xml')}${named}</Relationships>`,
    ),
    'word/document.xml': strToU8(
      `${HEAD}<w:document xmlns:w="${WORD}"><w:body><w:p><w:r><w:t>The minutes of the spring meeting</w:t></w:r></w:p></w:body></w:document>`,
    ),
    ...others,
  })

const partsOf = (file: Uint8Array) => unzipSync(file)
const textOf = (file: Uint8Array, name: string) => strFromU8(partsOf(file)[name] ?? new Uint8Array())

const located = async (width: number, height: number) => {
  const { pixels, raw } = await makePicture(3, width, height)
  const exif = { IFD0: { Make: 'Apple', Orientation: '6' }, IFD3: { GPSLatitude: '48/1 51/1 30/1' } }
  return new Uint8Array(await sharp(pixels, { raw }).withExif(exif).jpeg({ quality: 92 }).toBuffer())
}

test('a file without properties has ours, named by its package', async () => {
  const stamped = await stampOffice(word(), stamp)
  expect(textOf(stamped, 'docProps/custom.xml')).toContain(
    'pid="2" name="Issued to"><vt:lpwstr xmlns:vt="http://schemas.openxmlformats.org/officeDocument/2006/docPropsVTypes">Issued to Łukasz &amp; 山田, 14 November 2026, copy 0a075bcd15</vt:lpwstr>',
  )
  expect(textOf(stamped, 'docProps/core.xml')).toContain('0a075bcd15</keywords>')
  for (const name of ['docProps/custom.xml', 'docProps/core.xml']) {
    expect(textOf(stamped, '[Content_Types].xml')).toContain(`PartName="/${name}"`)
    expect(textOf(stamped, '_rels/.rels')).toContain(`Target="${name}"`)
  }
})

test('properties that it has already stay, its author too', async () => {
  const core = `${HEAD}<cp:coreProperties xmlns:cp="${PACKAGE}/metadata/core-properties" xmlns:dc="http://purl.org/dc/elements/1.1/"><dc:creator>Rook Fairweather</dc:creator><cp:keywords>roof</cp:keywords></cp:coreProperties>`
  const custom = `${HEAD}<op:Properties xmlns:op="${OFFICE}/custom-properties" xmlns:vt="${OFFICE}/docPropsVTypes"><op:property fmtid="{D5CDD505-2E9C-101B-9397-08002B2CF9AE}" pid="7" name="Case"><vt:i4>12</vt:i4></op:property></op:Properties>`
  const named = [
    relationship('rId2', `${PACKAGE}/relationships/metadata/core-properties`, '/DocProps/Core.xml'),
    relationship('rId3', `${OFFICE}/relationships/custom-properties`, 'docProps/mine.xml'),
  ].join('')
  const others = { 'docProps/core.xml': strToU8(core), 'docProps/mine.xml': strToU8(custom) }
  const stamped = await stampOffice(word(others, named), stamp)
  expect(textOf(stamped, 'docProps/core.xml')).toContain(
    '<dc:creator>Rook Fairweather</dc:creator><cp:keywords>roof 0a075bcd15</cp:keywords>',
  )
  expect(textOf(stamped, 'docProps/mine.xml')).toMatch(/name="Case".*pid="8" name="Issued to".*<\/op:Properties>$/)
  expect(Object.keys(partsOf(stamped)).sort()).toEqual(Object.keys(partsOf(word(others))).sort())
})

test('its photographs bear the mark and no picture says where it was taken', async () => {
  const file = word({
    'word/media/image1.jpeg': await located(1_200, 900),
    'word/media/image2.jpeg': await located(300, 200),
    'word/media/image3.png': new Uint8Array(
      await sharp(await located(300, 200))
        .withExif({ IFD0: { Make: 'Apple' } })
        .png()
        .toBuffer(),
    ),
  })
  const stamped = partsOf(await stampOffice(file, stamp))
  const [large, small, drawn] = [1, 2, 3].map(
    (at) => stamped[`word/media/image${at}.${at === 3 ? 'png' : 'jpeg'}`] ?? new Uint8Array(),
  )
  for (const picture of [large, small, drawn]) {
    const { exif, orientation } = await sharp(picture).metadata()
    expect([exif, orientation]).toEqual([undefined, undefined])
  }
  expect(await sharp(large).metadata()).toMatchObject({ width: 1_200, height: 900 })
  const pixelsOf = (picture: Uint8Array | undefined) => sharp(picture).raw().toBuffer()
  const sent = partsOf(file)
  expect((await pixelsOf(small)).equals(await pixelsOf(sent['word/media/image2.jpeg']))).toBe(true)
  expect((await pixelsOf(drawn)).equals(await pixelsOf(sent['word/media/image3.png']))).toBe(true)
  const copies = [{ id: ID, memberId: 3, keyId: 1, isReuploaded: false }]
  const archive = archiveOf([{ id: 1, original: null, copies }])
  const leak = await sharp(large).jpeg({ quality: 60 }).toBuffer()
  const { marks } = await readPicture(await lumaOf(leak), { keys: [{ id: 1, secret: KEY }], archive })
  expect(marks).toMatchObject([{ copyId: ID, names: true }])
})

test('the same copy is the same bytes, and what is no such file is refused', async () => {
  const file = word({ 'word/media/image1.jpeg': await located(700, 500) })
  expect(Buffer.from(await stampOffice(file, stamp)).equals(await stampOffice(file, stamp))).toBe(true)
  await expect(stampOffice(zipSync({ 'a.txt': strToU8('a') }), stamp)).rejects.toThrow()
  await expect(stampOffice(strToU8('no zip'), stamp)).rejects.toThrow()
})

const has = (program: string) => {
  try {
    return execFileSync(program, ['--version']).length > 0
  } catch {
    return false
  }
}

test.runIf(has('soffice'))('another program opens it', { timeout: 120_000 }, async () => {
  const folder = await mkdtemp(join(tmpdir(), 'aerie-office-'))
  const path = join(folder, 'stamped.docx')
  await writeFile(path, await stampOffice(word(), stamp))
  const profile = `-env:UserInstallation=file://${folder}/profile`
  execFileSync('soffice', [profile, '--headless', '--convert-to', 'pdf', '--outdir', folder, path])
  const { pages } = await readPdf(await readFile(join(folder, 'stamped.pdf')))
  expect(pages.map(({ body }) => body.trim())).toEqual(['The minutes of the spring meeting'])
  await rm(folder, { recursive: true })
})
