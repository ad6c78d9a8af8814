// Reads Office files of the kinds that are zips of XML: their text, page by page where they have pages.
import { strFromU8, type UnzipFileInfo, unzipSync } from 'fflate'
import { Refusal } from '../errors.ts'
import { gatherPages, type ReadDocument } from './read-document.ts'

export type OfficeFormat = 'docx' | 'xlsx' | 'pptx'

const MOST_ENTRIES = 10_000
/** In bytes, as the directory of the zip says. */
const MOST_UNPACKED = 500_000_000
/** Of one part that is read. */
const LARGEST_PART = 100_000_000

const MACROS = 'This file contains macros. Save it without macros and select that.'
const TOO_LARGE = 'This file unpacks to more than is read here. Save it in parts and select those.'
const DAMAGED = 'This file is damaged. Save it again and select that.'

/** Where the text of each stands. */
const PARTS: Record<OfficeFormat, RegExp> = {
  docx: /^word\/(?:document|footnotes|endnotes|header\d*|footer\d*)\.xml$/,
  xlsx: /^xl\/(?:sharedStrings|worksheets\/sheet\d+)\.xml$/,
  pptx: /^ppt\/slides\/slide\d+\.xml$/,
}

/** Throws a refusal with the sentence to show. */
export function checkOffice(file: Uint8Array, format: OfficeFormat): void {
  const parts = unpack(file, () => false)
  if (!parts.names.some((name) => PARTS[format].test(name))) throw new Refusal('not_valid', DAMAGED)
}

/** Throws likewise. */
export function readOffice(file: Uint8Array, format: OfficeFormat): ReadDocument {
  const { contents } = unpack(file, (name) => PARTS[format].test(name))
  const parts = [...contents].sort(([one], [other]) => one.localeCompare(other, 'en', { numeric: true }))
  const texts = parts.map(([name, bytes]) => textOf(strFromU8(bytes), name))
  // Of slides each is a page; what else there is has no pages of its own.
  const pages = format === 'pptx' ? texts : [texts.join('\n')]
  return { pages: gatherPages(pages), count: format === 'pptx' ? pages.length : null, cover: null }
}

function unpack(file: Uint8Array, isWanted: (name: string) => boolean) {
  const names: string[] = []
  let unpacked = 0
  const look = ({ name, originalSize }: UnzipFileInfo) => {
    names.push(name)
    unpacked += originalSize
    if (/vbaProject\.bin$/i.test(name)) throw new Refusal('not_valid', MACROS)
    if (names.length > MOST_ENTRIES || unpacked > MOST_UNPACKED) throw new Refusal('not_valid', TOO_LARGE)
    return isWanted(name) && originalSize <= LARGEST_PART
  }
  try {
    return { names, contents: new Map(Object.entries(unzipSync(file, { filter: look }))) }
  } catch (error) {
    throw error instanceof Refusal ? error : new Refusal('not_valid', DAMAGED)
  }
}

/** Numbers of a sheet are text where they stand for strings of their own part. */
function textOf(xml: string, name: string) {
  const cells = /^xl\/worksheets/.test(name) ? xml.replace(/<c [^>]*t="s"[^>]*>.*?<\/c>/gs, '') : xml
  return cells
    .replace(/<(?:w:p|a:p|row|si|w:br|w:tab|c)(?:\s[^>]*)?\/?>/g, ' \n')
    .replace(/<[^>]*>/g, '')
    .replace(/&(?:#(\d+)|#x([\da-f]+)|(amp|lt|gt|quot|apos));/gi, unescaped)
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ ?\n[\s]*/g, '\n')
    .trim()
}

const NAMED: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }

function unescaped(_: string, decimal?: string, hexadecimal?: string, name?: string) {
  if (name) return NAMED[name.toLowerCase()] ?? ''
  const code = decimal ? Number(decimal) : Number.parseInt(hexadecimal ?? '', 16)
  return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : ''
}
