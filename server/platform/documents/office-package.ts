// Office files as their standard has them: parts in a zip, whose kinds and relationships the file itself tells.
import { strFromU8, type UnzipFileInfo, unzipSync } from 'fflate'
import { Refusal } from '../errors.ts'
import { extensionOf, partName, relationshipsOf, targetOf } from './part-names.ts'
import { attributesOf, walkXml } from './xml-walk.ts'

const MOST_ENTRIES = 10_000
/** In bytes, as the directory of the zip says. */
const MOST_UNPACKED = 500_000_000
/** Of the parts that are read, together. */
const MOST_READ = 100_000_000

export const MACROS = 'This file contains macros. Save it without macros and select that.'
const TOO_LARGE = 'This file unpacks to more than is read here. Save it in parts and select those.'
export const DAMAGED = 'This file is damaged. Save it again and select that.'

/** Says of which type each part is. */
export const TYPES_PART = '[content_types].xml'

export interface Relationship {
  id: string
  /** Its type without the beginning, in which strict and transitional files differ. */
  type: string
  /** The name of a part, or the address of what lies elsewhere. */
  target: string
  isExternal: boolean
}

export interface OfficePackage {
  /** As they are compared. */
  names: ReadonlySet<string>
  /** Empty where the file does not say. */
  contentTypeOf(name: string): string
  /** Of a part; of the package itself under an empty name. */
  relationshipsOf(name: string): Relationship[]
  /** In bytes, unpacked; as many as there are of the names, while they are no more than is read. */
  read(names: Iterable<string>): Map<string, Uint8Array>
  readText(name: string): string
}

/** Throws a refusal with a sentence for what is none, or a bomb, or bears macros. */
export function openPackage(file: Uint8Array): OfficePackage {
  let left = MOST_READ
  const entries = directoryOf(file)
  const names = new Set(entries.keys())

  function read(wanted: Iterable<string>) {
    const found = new Map<string, Uint8Array>()
    const written = new Set<string>()
    for (const name of new Set(wanted)) {
      const entry = entries.get(name)
      if (!entry || entry.size > left) continue
      left -= entry.size
      written.add(entry.name)
    }
    if (written.size === 0) return found
    const contents = unzip(file, ({ name }) => written.delete(name))
    for (const [name, bytes] of Object.entries(contents)) found.set(partName(name), bytes)
    return found
  }

  const readText = (name: string) => {
    const bytes = read([name]).get(name)
    return bytes ? textIn(bytes) : ''
  }
  const types = typesIn(readText(TYPES_PART))
  if ([...types.byName.values(), ...types.byExtension.values()].some((type) => /vbaProject$/i.test(type)))
    throw new Refusal('not_valid', MACROS)
  return {
    names,
    contentTypeOf: (name) => types.byName.get(name) ?? types.byExtension.get(extensionOf(name)) ?? '',
    relationshipsOf: (name) => relationshipsIn(readText(relationshipsOf(name)), name),
    read,
    readText,
  }
}

/** UTF-16 says so in its first two bytes. */
export function textIn(bytes: Uint8Array) {
  const [first, second] = bytes
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes)
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes)
  return strFromU8(bytes)
}

function directoryOf(file: Uint8Array) {
  const entries = new Map<string, { name: string; size: number }>()
  let count = 0
  let unpacked = 0
  unzip(file, ({ name, originalSize }) => {
    count += 1
    unpacked += originalSize
    if (/vbaProject\.bin$/i.test(name)) throw new Refusal('not_valid', MACROS)
    if (count > MOST_ENTRIES || unpacked > MOST_UNPACKED) throw new Refusal('not_valid', TOO_LARGE)
    if (!entries.has(partName(name))) entries.set(partName(name), { name, size: originalSize })
    return false
  })
  return entries
}

function unzip(file: Uint8Array, filter: (entry: UnzipFileInfo) => boolean) {
  try {
    return unzipSync(file, { filter })
  } catch (error) {
    throw error instanceof Refusal ? error : new Refusal('not_valid', DAMAGED)
  }
}

function typesIn(xml: string) {
  const byName = new Map<string, string>()
  const byExtension = new Map<string, string>()
  for (const { name, attributes } of elementsIn(xml)) {
    const type = attributes.get('ContentType') ?? ''
    if (name === 'Override') byName.set(partName(attributes.get('PartName') ?? ''), type)
    if (name === 'Default') byExtension.set((attributes.get('Extension') ?? '').toLowerCase(), type)
  }
  return { byName, byExtension }
}

function relationshipsIn(xml: string, source: string): Relationship[] {
  return [...elementsIn(xml)].flatMap(({ name, attributes }) => {
    const target = attributes.get('Target')
    if (name !== 'Relationship' || target === undefined) return []
    const isExternal = attributes.get('TargetMode') === 'External'
    return {
      id: attributes.get('Id') ?? '',
      type: attributes.get('Type')?.split('/').at(-1) ?? '',
      target: isExternal ? target : targetOf(source, target),
      isExternal,
    }
  })
}

function* elementsIn(xml: string) {
  for (const event of walkXml(xml))
    if (event.kind === 'element') yield { name: event.name, attributes: attributesOf(event.tag) }
}
