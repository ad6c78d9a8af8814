// What one slide says, in one walk over it: its title, its lines, and which pictures stand on it.
import { attributesOf, unescapeXml, walkXml } from './xml-walk.ts'

export interface SlideLines {
  title: string | null
  lines: string[]
  /** By what the slide calls them, with what they show in words. */
  pictures: { id: string; alt: string }[]
  /** It is left out when the others are shown. */
  isHidden: boolean
}

const MOST_ON_A_SLIDE = 30
const LONGEST_ALT = 500
/** What stands there a second time, for programs that cannot show the first. */
const LEFT_OUT = 'Fallback'
const TITLES: ReadonlySet<string> = new Set(['title', 'ctrTitle'])

/** At most so many UTF-16 units. */
export function linesOfSlide(xml: string, most: number): SlideLines {
  const slide: SlideLines = { title: null, lines: [], pictures: [], isHidden: false }
  let left = most
  let line = ''
  let alt = ''
  let isTitle = false
  /** Depths of what is being read: left out, a text, a row of a table. */
  let leftOut: number | null = null
  let text: number | null = null
  let row: number | null = null

  function endLine() {
    const whole = unescapeXml(line).replace(/\s+/g, ' ').trim().slice(0, left).toWellFormed()
    line = ''
    if (whole === '' || left <= 0) return
    left -= whole.length
    if (isTitle && slide.title === null) slide.title = whole
    else slide.lines.push(whole)
  }

  for (const event of walkXml(xml)) {
    if (event.kind === 'text') {
      if (text !== null && leftOut === null && line.length < left) line += event.text
      continue
    }
    if (event.kind === 'end') {
      if (event.depth === leftOut) leftOut = null
      if (event.depth === text) text = null
      if (event.depth === row) {
        row = null
        endLine()
      }
      continue
    }
    const { name, tag, isOpen, depth } = event
    if (leftOut !== null) continue
    if (isOpen && name === LEFT_OUT) leftOut = depth
    else if (isOpen && name === 't' && text === null) text = depth
    else if (name === 'sld') slide.isHidden = attributesOf(tag).get('show') === '0'
    else if (isOpen && name === 'tr') {
      endLine()
      row = depth
    } else if (name === 'tc' && line.trim() !== '') line += ' | '
    else if (name === 'p' || name === 'br') {
      if (row === null) endLine()
      else line += ' '
    } else if (name === 'sp' || name === 'pic' || name === 'graphicFrame') {
      endLine()
      isTitle = false
    } else if (name === 'ph') isTitle = TITLES.has(attributesOf(tag).get('type') ?? '')
    else if (name === 'cNvPr') alt = (attributesOf(tag).get('descr') ?? '').slice(0, LONGEST_ALT).toWellFormed()
    else if (name === 'blip' && slide.pictures.length < MOST_ON_A_SLIDE) {
      const id = attributesOf(tag).get('embed')
      if (id !== undefined) slide.pictures.push({ id, alt })
    }
  }
  endLine()
  return slide
}
