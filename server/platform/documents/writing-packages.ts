// Writes packages of Office parts anew, as the usual, transitional files have them, so that readers find what a file named in its own way.
import { strToU8, type ZipOptions, zipSync } from 'fflate'
import type { Relationship } from './office-package.ts'
import { relationshipsOf } from './part-names.ts'

export interface WrittenPart {
  name: string
  contentType: string
  content: Uint8Array
  /** To parts that are in the package, and to what lies elsewhere. */
  relationships: readonly Relationship[]
}

const RELATIONSHIPS = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'

/** The first part is the one in which it begins. `level` of compression. */
export function writePackage(parts: readonly WrittenPart[], level: NonNullable<ZipOptions['level']>): Uint8Array {
  const files: Record<string, Uint8Array> = {
    '[Content_Types].xml': strToU8(
      `${HEAD}<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>${parts.map(overrideFor).join('')}</Types>`,
    ),
    '_rels/.rels': written([{ id: 'rId1', type: 'officeDocument', target: parts[0]?.name ?? '', isExternal: false }]),
  }
  for (const { name, content, relationships } of parts) {
    files[name] = content
    if (relationships.length > 0) files[relationshipsOf(name)] = written(relationships)
  }
  return zipSync(files, { level })
}

const HEAD = '<?xml version="1.0" encoding="UTF-8"?>'

const overrideFor = ({ name, contentType }: WrittenPart) =>
  `<Override PartName="/${escaped(name)}" ContentType="${escaped(contentType)}"/>`

const written = (relationships: readonly Relationship[]) =>
  strToU8(
    `${HEAD}<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${relationships.map(relationship).join('')}</Relationships>`,
  )

const relationship = ({ id, type, target, isExternal }: Relationship) =>
  `<Relationship Id="${escaped(id)}" Type="${RELATIONSHIPS}/${escaped(type)}" ${
    isExternal ? `Target="${escaped(target)}" TargetMode="External"` : `Target="/${escaped(target)}"`
  }/>`

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')
