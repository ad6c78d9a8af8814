// What is shown of a Word file: a package made anew of the parts that are seen, with nothing in it that points elsewhere but links.
import type { OpenedOffice } from './main-part.ts'
import type { OfficePackage, Relationship } from './office-package.ts'
import { withoutTags } from './untagged-picture.ts'
import { type WrittenPart, writePackage } from './writing-packages.ts'

/** Unpacked, of the words: more of them no browser lays out in a moment. */
const LARGEST_TEXT = 12_000_000
/** Likewise, of all that is shown. */
const LARGEST = 80_000_000

const SEEN: ReadonlySet<string> = new Set([
  ...['styles', 'numbering', 'theme', 'settings', 'fontTable', 'webSettings'],
  ...['header', 'footer', 'footnotes', 'endnotes', 'image'],
])
const LINK = /^(?:https?|mailto):/i

const MAIN = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml'

/** Null where it is more than is shown, or has entities of its own. What is in it unpacks to no more than it says. */
export function shownPackage({ parts, main }: OpenedOffice): Uint8Array | null {
  const shown: WrittenPart[] = []
  let size = 0
  let words = 0
  const waiting = [{ name: main, type: 'officeDocument' }]
  const known = new Set([main])
  for (const { name, type } of waiting) {
    const isPicture = type === 'image'
    const contentType = parts.contentTypeOf(name)
    const found = parts.read([name]).get(name)
    const content = found && isPicture ? withoutTags(found) : found
    if (!content) continue
    size += content.length
    if (!isPicture) words += content.length
    if (size > LARGEST || words > LARGEST_TEXT || (!isPicture && declaresEntities(content))) return null
    const relationships = isPicture ? [] : parts.relationshipsOf(name).filter((one) => isSeen(one, parts))
    shown.push({ name, content, relationships, contentType: name === main ? MAIN : contentType })
    for (const { target, isExternal, type: kind } of relationships) {
      if (isExternal || known.has(target)) continue
      known.add(target)
      waiting.push({ name: target, type: kind })
    }
  }
  return shown[0]?.name === main ? writePackage(shown, 1) : null
}

const isSeen = ({ type, target, isExternal }: Relationship, parts: OfficePackage) =>
  isExternal ? type === 'hyperlink' && LINK.test(target) : SEEN.has(type) && parts.names.has(target)

const declaresEntities = ({ buffer, byteOffset, length }: Uint8Array) =>
  Buffer.from(buffer, byteOffset, length).includes('<!DOCTYPE')
