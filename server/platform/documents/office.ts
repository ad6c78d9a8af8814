// Reads Office files of the kinds that are zips of XML: their text, page by page where they have pages.
import { strFromU8, type UnzipFileInfo, unzipSync } from 'fflate'
import { Refusal } from '../errors.ts'
import { cutIntoPages, gatherPages, MOST_TEXT, type ReadDocument } from './read-document.ts'
import { textOfXml } from './xml-text.ts'

export type OfficeFormat = 'docx' | 'xlsx' | 'pptx'

const MOST_ENTRIES = 10_000
/** In bytes, as the directory of the zip says. */
const MOST_UNPACKED = 500_000_000
/** Of the parts that are read, together. */
const MOST_READ = 100_000_000

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
  // Of slides each is a page; what else there is has no pages of its own.
  if (format === 'pptx') return { pages: gatherPages(textsOf(parts)), count: parts.length, cover: null }
  const text = [...textsOf(parts)].join('\n')
  return { pages: gatherPages(cutIntoPages(text)), count: null, cover: null }
}

const LINES: ReadonlySet<string> = new Set(['w:p', 'a:p', 'row', 'si', 'w:br', 'w:tab', 'c'])
/** Numbers of a sheet are text where they stand for strings of their own part. */
const isSharedString = (tag: string) => /^c\s/.test(tag) && /\st="s"/.test(tag)

/** One part after the other, until there is as much as is kept. */
function* textsOf(parts: [string, Uint8Array][]) {
  let left = MOST_TEXT
  for (const [name, bytes] of parts) {
    if (left <= 0) return
    const isLeftOut = name.startsWith('xl/worksheets/') ? isSharedString : undefined
    const text = textOfXml(strFromU8(bytes), { lines: LINES, most: left, ...(isLeftOut && { isLeftOut }) })
    left -= text.length
    yield text
  }
}

function unpack(file: Uint8Array, isWanted: (name: string) => boolean) {
  const names: string[] = []
  let unpacked = 0
  let read = 0
  const look = ({ name, originalSize }: UnzipFileInfo) => {
    names.push(name)
    unpacked += originalSize
    if (/vbaProject\.bin$/i.test(name)) throw new Refusal('not_valid', MACROS)
    if (names.length > MOST_ENTRIES || unpacked > MOST_UNPACKED) throw new Refusal('not_valid', TOO_LARGE)
    if (!isWanted(name) || read + originalSize > MOST_READ) return false
    read += originalSize
    return true
  }
  try {
    return { names, contents: new Map(Object.entries(unzipSync(file, { filter: look }))) }
  } catch (error) {
    throw error instanceof Refusal ? error : new Refusal('not_valid', DAMAGED)
  }
}
