// Word files: found by their own directory, read as Word shows them, and made fit to be shown.
import { readFileSync } from 'node:fs'
import { strFromU8, unzipSync, zipSync } from 'fflate'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { noisy } from '../pictures/picture.fixture.ts'
import { toldBy } from '../pictures/placed.fixture.ts'
import { madeDocx, madeDocxOf, madePackage, madePptx, madeRelationships } from './made-document.fixture.ts'
import { openOffice } from './main-part.ts'
import { readDocx } from './word.ts'

const sample = (name: string) => new Uint8Array(readFileSync(new URL(`samples/${name}.docx`, import.meta.url)))
const textOf = (file: Uint8Array) =>
  readDocx(file)
    .pages.map(({ body }) => body)
    .join('\n')
const paragraph = (text: string) => `<w:p><w:r><w:t>${text}</w:t></w:r></w:p>`
const STRICT = 'http://purl.oclc.org/ooxml/officeDocument/relationships'

test.each([
  ['of Word Online, whose main part has another name', sample('word-online-main-part'), /\w{3}/],
  [
    'the same with a footer that nothing refers to',
    sample('word-online-main-part-with-footer'),
    /^(?!Page 1$).*\w{3}/s,
  ],
  [
    'a package whose names differ in case and are percent-encoded',
    madePackage('docx', 'Word/My%20Document.XML', {
      'word/my document.xml': `<w:document><w:body>${paragraph('Sesame')}</w:body></w:document>`,
    }),
    /^Sesame$/,
  ],
  [
    'another prefix, strict relationships',
    madePackage('docx', 'word/document.xml', {
      '_rels/.rels': madeRelationships([['rId1', 'officeDocument', '/word/document.xml']], STRICT),
      'word/document.xml':
        '<ns0:document xmlns:ns0="http://purl.oclc.org/ooxml/wordprocessingml/main"><ns0:body><ns0:p><ns0:r><ns0:t>Sesame</ns0:t></ns0:r></ns0:p></ns0:body></ns0:document>',
    }),
    /^Sesame$/,
  ],
  [
    'no relationship of the package, but a part of the right type',
    madePackage('docx', 'word/document9.xml', {
      '_rels/.rels': '<Relationships/>',
      'word/document9.xml': `<w:document><w:body>${paragraph('Sesame')}</w:body></w:document>`,
    }),
    /^Sesame$/,
  ],
])('is read: %s', (_, file, text) => {
  expect(textOf(file)).toMatch(text)
})

test('what was deleted, moved away or is a code of a field is no text', () => {
  expect(textOf(sample('tracked-deletion'))).toBe('The chapter thanks the donor.')
  const moved =
    '<w:p><w:moveFrom w:id="1"><w:r><w:t>Quillfeather</w:t></w:r></w:moveFrom><w:ins w:id="2"><w:r><w:t>Added</w:t></w:r></w:ins></w:p>'
  const deletedParagraph =
    '<w:p><w:pPr><w:rPr><w:del w:id="3"/></w:rPr></w:pPr><w:del w:id="4"><w:r><w:t>Gone</w:t></w:r></w:del><w:r><w:t>Kept</w:t></w:r></w:p>'
  const field =
    '<w:p><w:r><w:instrText>HYPERLINK "https://elsewhere.example"</w:instrText></w:r><w:r><w:t>Our site</w:t></w:r><wp:posOffset>914400</wp:posOffset></w:p>'
  expect(textOf(madeDocxOf(moved + deletedParagraph + field))).toBe('Added\nKept\nOur site')
})

test('headers, footers and notes are text, comments are not, and of two ways to say it one is', () => {
  const file = madeDocxOf(
    `<w:p><mc:AlternateContent><mc:Choice><w:t>Box</w:t></mc:Choice><mc:Fallback><w:t>Box</w:t></mc:Fallback></mc:AlternateContent></w:p>${paragraph('Body')}`,
    {
      'word/_rels/document.xml.rels': madeRelationships([
        ['rId1', 'footer', 'footerA.xml'],
        ['rId2', 'header', 'headerA.xml'],
        ['rId3', 'footnotes', 'notes.xml'],
        ['rId4', 'comments', 'comments.xml'],
      ]),
      'word/footerA.xml': `<w:ftr>${paragraph('Foot')}</w:ftr>`,
      'word/headerA.xml': `<w:hdr>${paragraph('Head')}</w:hdr>`,
      'word/notes.xml': `<w:footnotes>${paragraph('Note')}</w:footnotes>`,
      'word/comments.xml': `<w:comments>${paragraph('Secret')}</w:comments>`,
    },
  )
  expect(textOf(file)).toBe('Box\nBody\nNote\nHead\nFoot')
})

test.each([
  ['a password', sample('password-protected'), /^This file has a password\. Save it without a password/],
  ['slides under .docx', madePptx(['Welcome']), /^This is a PowerPoint file, although its name ends in \.docx/],
  ['any other zip', zipSync({ 'a.txt': new Uint8Array(1) }), /^This is not a docx file/],
  [
    'macros that its directory alone tells of',
    madePackage(
      'docx',
      'word/document.xml',
      { 'word/document.xml': '<w:document/>', 'word/a.bin': 'x' },
      {
        'word/a.bin': 'application/vnd.ms-office.vbaProject',
      },
    ),
    /contains macros/,
  ],
])('refuses %s with a sentence', (_, file, sentence) => {
  expect(() => openOffice(file, 'docx')).toThrow(sentence)
})

const placedPicture = async (format: 'png' | 'jpeg') =>
  new Uint8Array(
    await noisy(64, 48)
      .withExif({ IFD0: { Model: 'A camera' }, IFD3: { GPSLatitude: '48/1 51/1 30/1', GPSLatitudeRef: 'N' } })
      .toFormat(format)
      .toBuffer(),
  )

test('what is shown is made anew: without what lies elsewhere, metadata and what nobody sees', async () => {
  const file = madeDocxOf(paragraph('Body'), {
    'word/_rels/document.xml.rels': madeRelationships([
      ['rId1', 'image', 'https://elsewhere.example/pixel.png'],
      ['rId2', 'image', 'media/plan.png'],
      ['rId3', 'hyperlink', 'https://elsewhere.example/rules'],
      ['rId4', 'hyperlink', 'javascript:alert(1)'],
      ['rId5', 'aFChunk', 'page.html'],
      ['rId6', 'settings', 'settings.xml'],
      ['rId7', 'image', 'media/porch.jpg'],
      ['rId8', 'image', 'media/tune.png'],
    ]),
    'word/_rels/settings.xml.rels': madeRelationships([
      ['rId1', 'attachedTemplate', 'https://elsewhere.example/a.dotm'],
    ]),
    'word/media/plan.png': await placedPicture('png'),
    'word/media/porch.jpg': await placedPicture('jpeg'),
    'word/media/tune.png': 'no picture at all',
    'word/page.html': '<script>alert(1)</script>',
    'word/settings.xml': '<w:settings/>',
    'docProps/core.xml': '<author>Rook</author>',
  })
  const { as, bytes } = readDocx(file).rendition ?? {}
  const parts = unzipSync(bytes ?? new Uint8Array())
  expect(as).toBe('docx')
  expect(Object.keys(parts).sort()).toEqual([
    '[Content_Types].xml',
    '_rels/.rels',
    'word/_rels/document.xml.rels',
    'word/document.xml',
    'word/media/plan.png',
    'word/media/porch.jpg',
    'word/settings.xml',
  ])
  const relations = strFromU8(parts['word/_rels/document.xml.rels'] ?? new Uint8Array())
  expect(relations.match(/Target="[^"]*"/g)).toEqual([
    'Target="/word/media/plan.png"',
    'Target="https://elsewhere.example/rules"',
    'Target="/word/settings.xml"',
    'Target="/word/media/porch.jpg"',
    'Target="/word/media/tune.png"',
  ])
  for (const name of ['plan.png', 'porch.jpg']) {
    const picture = parts[`word/media/${name}`] ?? new Uint8Array()
    expect(await toldBy(picture)).toEqual([])
    expect((await sharp(picture).stats()).channels.length, 'it is still the picture').toBe(3)
  }
})

test('of a part that unpacks to more than its directory says no more is read, nor shown', () => {
  const zip = Buffer.from(madeDocx(['x'.repeat(5_000_000)]))
  const entry = zip.lastIndexOf(Buffer.from('PK\x01\x02'))
  expect(zip.toString('latin1', entry + 46, entry + 63)).toBe('word/document.xml')
  zip.writeUInt32LE(100, entry + 24)
  const { pages, rendition } = readDocx(zip)
  expect(pages).toEqual([])
  expect(unzipSync(rendition?.bytes ?? new Uint8Array())['word/document.xml']?.length).toBe(100)
})

test.each([
  ['more words than a browser lays out', madeDocx(['x'.repeat(12_000_001)])],
  ['entities of its own', madeDocxOf('', { 'word/document.xml': '<!DOCTYPE w [<!ENTITY a "b">]><w:document/>' })],
])('with %s it is searched in, and not shown', (_, file) => {
  expect(readDocx(file).rendition).toBeUndefined()
})
