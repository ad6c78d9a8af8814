// An Office file without what it only points to: pictures, templates and data that lie elsewhere. Links that a reader follows himself stay.
import { strToU8, unzipSync, zipSync } from 'fflate'
import { Refusal } from '../errors.ts'
import { DAMAGED, openPackage, textIn } from './office-package.ts'
import { attributesOf, walkXml } from './xml-walk.ts'

/** In bytes, unpacked: it is held twice. */
const LARGEST = 150_000_000
const TOO_LARGE = 'This file unpacks to more than is shown here page by page.'

const LINK = /^(?:https?|mailto):/i
const RELATIONSHIPS = /(?:^|[/\\])_rels[/\\][^/\\]*\.rels$/i

/** Packed anew, so that whoever reads it reads what was looked at. Throws a refusal as `openPackage` does, and where it is too large. */
export function unlinked(file: Uint8Array): Uint8Array {
  openPackage(file)
  const parts = unpacked(file)
  for (const [name, content] of Object.entries(parts))
    if (RELATIONSHIPS.test(name)) parts[name] = strToU8(withinThePackage(textIn(content)))
  return zipSync(parts, { level: 0 })
}

function unpacked(file: Uint8Array) {
  let size = 0
  try {
    return unzipSync(file, {
      filter({ originalSize }) {
        size += originalSize
        if (size > LARGEST) throw new Refusal('not_valid', TOO_LARGE)
        return true
      },
    })
  } catch (error) {
    throw error instanceof Refusal ? error : new Refusal('not_valid', DAMAGED)
  }
}

/** Written anew from what was understood: what is told in a way of its own is not told at all. */
function withinThePackage(xml: string) {
  const kept: string[] = []
  for (const event of walkXml(xml)) {
    if (event.kind !== 'element' || event.name !== 'Relationship') continue
    const { Id = '', Type = '', Target = '', TargetMode } = Object.fromEntries(attributesOf(event.tag))
    const isWithin = TargetMode === undefined || TargetMode === 'Internal'
    if (!isWithin && !(/\/hyperlink$/i.test(Type) && LINK.test(Target))) continue
    const mode = isWithin ? '' : ' TargetMode="External"'
    kept.push(`<Relationship Id="${escaped(Id)}" Type="${escaped(Type)}" Target="${escaped(Target)}"${mode}/>`)
  }
  const namespace = 'http://schemas.openxmlformats.org/package/2006/relationships'
  return `<?xml version="1.0" encoding="UTF-8"?><Relationships xmlns="${namespace}">${kept.join('')}</Relationships>`
}

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')
