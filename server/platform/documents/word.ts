// Reads Word files: their text, as Word shows it.
import { openOffice } from './main-part.ts'
import { cutIntoPages, gatherPages, MOST_TEXT, type ReadDocument } from './read-document.ts'
import { shownPackage } from './shown-docx.ts'
import { textOfXml } from './xml-text.ts'

/** What is text beside the text itself; comments are not. */
const BESIDE = ['footnotes', 'endnotes', 'header', 'footer']

/** Throws a refusal with the sentence to show. */
export function readDocx(file: Uint8Array): ReadDocument {
  const office = openOffice(file, 'docx')
  const { parts, main } = office
  const beside = parts
    .relationshipsOf(main)
    .filter(({ type, isExternal }) => BESIDE.includes(type) && !isExternal)
    .sort((one, other) => BESIDE.indexOf(one.type) - BESIDE.indexOf(other.type))
  const texts: string[] = []
  let left = MOST_TEXT
  for (const name of new Set([main, ...beside.map(({ target }) => target)])) {
    if (left <= 0) break
    const text = textOfXml(parts.readText(name), left)
    left -= text.length
    if (text !== '') texts.push(text)
  }
  const bytes = shownPackage(office)
  return {
    pages: gatherPages(cutIntoPages(texts.join('\n'))),
    count: null,
    cover: null,
    ...(bytes && { rendition: { as: 'docx', bytes, pictures: [] } }),
  }
}
