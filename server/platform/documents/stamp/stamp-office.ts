// Writes into an Office file for whom the copy was made: a property and a keyword that say so, and the mark in its photographs.
import { strFromU8, strToU8, unzipSync, type Zippable, zipSync } from 'fflate'
import type { Stamp } from '../stamp-pdf.ts'
import { markedPicture } from './marked-picture.ts'
import { beforeEnd } from './office-package-text.ts'
import { addProperty, addToKeywords, CORE_PART, CUSTOM_PART, type PropertyPart } from './office-properties.ts'

/** As the name of the part says, which is what Office goes by. */
const PICTURE = /\/media\/[^/]+\.(?:jpe?g|jfif|png)$/i
/** Of all pictures of a file together: more would take longer than anybody waits. */
const MOST_MEGAPIXELS = 150
/** Zip knows no earlier one; with that of today the same copy would not be the same bytes. */
const MODIFIED = new Date(1980, 0, 1)

/** The same of the same file and stamp. Throws where it is none that can be written. */
export async function stampOffice(file: Uint8Array, stamp: Stamp): Promise<Uint8Array> {
  const parts = new Map(Object.entries(unzipSync(file)))
  setPart(parts, CUSTOM_PART, (xml) => addProperty(xml, 'Issued to', stamp.line))
  setPart(parts, CORE_PART, (xml) => addToKeywords(xml, stamp.code))
  let left = MOST_MEGAPIXELS
  const written: Zippable = {}
  for (const [name, bytes] of parts) {
    const picture = PICTURE.test(name) ? await markedPicture(bytes, stamp, left) : null
    left -= picture?.megapixels ?? 0
    written[name] = [picture?.bytes ?? bytes, { level: picture ? 0 : 6, mtime: MODIFIED }]
  }
  return zipSync(written)
}

type Parts = Map<string, Uint8Array>

const TYPES = '[Content_Types].xml'
const RELATIONSHIPS = '_rels/.rels'

/** The part that the package names as such, else one that it names from now on. */
function setPart(parts: Parts, part: PropertyPart, change: (xml: string) => string) {
  const relationships = textOf(parts, RELATIONSHIPS)
  const named = targetOf(relationships, part.relationship)
  const found = named === null ? undefined : [...parts.keys()].find((name) => isSamePart(name, named))
  if (found !== undefined) {
    parts.set(found, strToU8(change(textOf(parts, found))))
    return
  }
  const name = nameFor(parts, part)
  parts.set(name, strToU8(change(part.empty)))
  const override = `<Override xmlns="${TYPES_NAMESPACE}" PartName="/${name}" ContentType="${part.contentType}"/>`
  parts.set(TYPES, strToU8(beforeEnd(textOf(parts, TYPES), override)))
  const relationship = `<Relationship xmlns="${RELATIONSHIPS_NAMESPACE}" Id="${part.id}" Type="${part.relationship}" Target="${name}"/>`
  const others = named === null ? relationships : without(relationships, part.relationship)
  parts.set(RELATIONSHIPS, strToU8(beforeEnd(others, relationship)))
}

const PACKAGE = 'http://schemas.openxmlformats.org/package/2006'
const TYPES_NAMESPACE = `${PACKAGE}/content-types`
const RELATIONSHIPS_NAMESPACE = `${PACKAGE}/relationships`

const isSamePart = (name: string, target: string) => name.toLowerCase() === target.replace(/^\//, '').toLowerCase()

const nameFor = (parts: Parts, { name }: PropertyPart) =>
  [name, name.replace('.xml', '-issued.xml')].find((one) => !parts.has(one)) ?? name

/** Parts are UTF-8 but in rare cases, which cannot be written. */
function textOf(parts: Parts, name: string) {
  const bytes = parts.get(name)
  if (!bytes) throw new Error(`The file has no ${name}`)
  const text = strFromU8(bytes)
  if (text.includes('\0')) throw new Error(`${name} is no UTF-8`)
  return text
}

const elementOf = (xml: string, type: string) =>
  (xml.match(/<(?:[\w-]{1,40}:)?Relationship\b[^<>]*>/g) ?? []).find((element) => element.includes(`"${type}"`))

const targetOf = (xml: string, type: string) => /\bTarget="([^"]*)"/.exec(elementOf(xml, type) ?? '')?.[1] ?? null

const without = (xml: string, type: string) => xml.replace(elementOf(xml, type) ?? '', '')
