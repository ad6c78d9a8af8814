// Reads PowerPoint files: of each slide its title, its lines and its pictures, in the order in which they are shown.
import type { Slide, Slides } from '@aerie/contract/document-viewing'
import { type OpenedOffice, openOffice } from './main-part.ts'
import { gatherPages, type ReadDocument } from './read-document.ts'
import { linesOfSlide } from './slide-lines.ts'
import { walkXml } from './xml-walk.ts'

const MOST_SLIDES = 500
/** In UTF-16 units, of all slides together. */
const MOST_TEXT = 1_000_000
const MOST_PICTURES = 60
/** In bytes, all of them together. */
const MOST_PICTURE_BYTES = 40_000_000
/** What browsers and the process of pictures read. */
const PICTURE_TYPE = /^image\/(?:jpeg|jpg|png|gif|webp)$/i

/** Throws a refusal with the sentence to show. */
export function readSlides(file: Uint8Array): ReadDocument {
  const office = openOffice(file, 'pptx')
  const names = slidesOf(office)
  const pictures = openPictures(office)
  let left = MOST_TEXT
  const slides: Slide[] = []
  for (const name of names.slice(0, MOST_SLIDES)) {
    if (left <= 0) break
    const { pictures: embedded, ...said } = linesOfSlide(office.parts.readText(name), left)
    left -= (said.title?.length ?? 0) + said.lines.reduce((sum, line) => sum + line.length, 0)
    slides.push({ ...said, pictures: pictures.of(name, embedded) })
  }
  const shown: Slides = { slides, left: names.length - slides.length }
  return {
    pages: gatherPages(slides.map(({ title, lines }) => [...(title === null ? [] : [title]), ...lines].join('\n'))),
    count: names.length,
    cover: null,
    rendition: { as: 'slides', bytes: Buffer.from(JSON.stringify(shown)), pictures: pictures.taken },
  }
}

/** In their order; the names of their parts. */
function slidesOf({ parts, main }: OpenedOffice) {
  const targets = new Map(
    parts
      .relationshipsOf(main)
      .flatMap(({ id, target, type, isExternal }) =>
        type === 'slide' && !isExternal && parts.names.has(target) ? [[id, target] as const] : [],
      ),
  )
  const named: string[] = []
  for (const event of walkXml(parts.readText(main))) {
    if (event.kind !== 'element' || event.name !== 'sldId') continue
    // It has two of this name, of which the one of the relationship has a prefix.
    const [, id = ''] = /:id\s*=\s*["']([^"']*)/.exec(event.tag) ?? []
    named.push(id)
  }
  return named.flatMap((id) => targets.get(id) ?? [])
}

/** Each once, though it may stand on every slide. */
function openPictures({ parts }: OpenedOffice) {
  const numbers = new Map<string, number | null>()
  const taken: Uint8Array[] = []
  let bytes = 0

  function numberOf(part: string) {
    const known = numbers.get(part)
    if (known !== undefined) return known
    const content =
      taken.length < MOST_PICTURES && PICTURE_TYPE.test(parts.contentTypeOf(part))
        ? parts.read([part]).get(part)
        : undefined
    const number = content && bytes + content.length <= MOST_PICTURE_BYTES ? taken.push(content) - 1 : null
    if (content && number !== null) bytes += content.length
    numbers.set(part, number)
    return number
  }

  return {
    taken,
    of(slide: string, embedded: readonly { id: string; alt: string }[]) {
      if (embedded.length === 0) return []
      const targets = new Map(parts.relationshipsOf(slide).map((one) => [one.id, one]))
      return embedded.flatMap(({ id, alt }) => {
        const target = targets.get(id)
        const number = target && !target.isExternal ? numberOf(target.target) : null
        return number === null ? [] : [{ number, alt }]
      })
    },
  }
}
