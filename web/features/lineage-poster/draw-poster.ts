// The poster: one drawing of a tree for a wall, names and initials only, in the inks of the light theme.

import { openDrawing, placedPeopleOf } from '@aerie/lineage-layout/drawing/drawing'
import type { TreeSize } from '@aerie/lineage-layout/drawing/sizes'
import type { Layout } from '@aerie/lineage-layout/layout'
import type { Lineage } from '#features/lineage/model/lineage.ts'
import { countLabel } from '#features/lineage/model/words.ts'
import { fittingName, widthOfName } from '#features/lineage/node/fitting-name.ts'
import { initials } from '#features/people/initials.ts'

const INKS: Record<string, string> = {
  blue: '#1e65aa',
  red: '#ba3535',
  orange: '#c46016',
  yellow: '#a07a0c',
  green: '#287c42',
  purple: '#70449c',
  brown: '#6e442a',
  grey: '#727578',
  black: '#13161a',
}
const PAPER = '#fcf9f2'
const INK = '#1a2128'
const QUIET = '#645e54'
const NO_LINE = '#9a948a'
const BRASS = '#865617'
const SANS = `font-family="'Public Sans Variable','Public Sans',sans-serif" fill="${QUIET}"`

const HEAD = 330
const FOOT = 110
const LOGO = { width: 480, height: 130 }
const LEFT = 250
const RIGHT = 120
const NARROWEST = 1600
const ROW = 132
const PITCH = { least: 96, most: 210 }

export interface Poster {
  svg: string
  /** In the drawing's own units. */
  width: number
  height: number
}

/** A picture that the drawing has in itself. */
export interface CarriedLogo {
  /** A `data:` address. */
  data: string
  width: number
  height: number
}

interface PosterContent {
  lineage: Lineage
  layout: Layout
  title: string
  subtitle: string
  /** Stands at the right of the title. */
  logo?: CarriedLogo | null
  /** Of a name, in the drawing's own units. */
  widthOf?: (name: string) => number
}

const NAME_SIZE = 13

/** About 0.5 KiB a brother. A narrow tree is spread towards the shape of a page, never so far that brothers part. */
export function drawPoster({
  lineage,
  layout,
  title,
  subtitle,
  logo,
  widthOf = widthInDrawing,
}: PosterContent): Poster {
  const rows = layout.rows.filter((row) => row.length > 0).length
  const height = HEAD + rows * ROW + FOOT
  const fitting = (height / Math.SQRT2 - LEFT - RIGHT) / layout.width
  const pitch = Math.max(PITCH.least, Math.min(PITCH.most, fitting))
  const width = Math.max(NARROWEST, LEFT + layout.width * pitch + RIGHT)
  const size: TreeSize = {
    name: 'portraits',
    pitch: (width - LEFT - RIGHT) / Math.max(1, layout.width),
    row: ROW,
    out: 92,
    into: 8,
    bend: 30,
    lead: LEFT,
    half: 24,
    middle: 39,
    portrait: 44,
    top: 12,
  }
  const drawing = openDrawing(lineage.forest, layout, size)
  const parts = [
    `<rect width="${Math.round(width)}" height="${height}" fill="${PAPER}"/>`,
    `<text x="90" y="170" font-size="110" letter-spacing="-1.5">${escaped(title)}</text>`,
    `<text x="94" y="220" font-size="${subtitleSize(subtitle, width)}" font-style="italic" fill="${QUIET}">${escaped(subtitle)}</text>`,
    logo ? picture(logo, width) : '',
    `<path d="M90 262H${width - 90}" stroke="${INK}" stroke-width="5"/><path d="M90 269H${width - 90}" stroke="${INK}"/>`,
    ...drawing.rows.map((row) => rowLabel(lineage, layout, row, HEAD + drawing.topOf(row), width)),
    `<g transform="translate(0 ${HEAD})">${[...drawing.pathsOf()].map(([color, path]) => line(color, path)).join('')}</g>`,
    ...drawing.rows.flatMap((row) =>
      placedPeopleOf(layout.rows[row] ?? [], drawing.xOf).map(({ index, room }) =>
        node(lineage, { index, x: drawing.xOf(index), top: HEAD + drawing.topOf(row), room, widthOf }),
      ),
    ),
  ]
  const attributes = `viewBox="0 0 ${Math.round(width)} ${height}" font-family="'Newsreader Variable',Newsreader,Georgia,serif" fill="${INK}"`
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" ${attributes}><title>${escaped(`${title}. ${subtitle}`)}</title>${parts.join('')}</svg>`
  return { svg, width: Math.round(width), height }
}

/** The subtitle ends with the name of the organisation, which may be long: what is too long for the page is smaller. */
const subtitleSize = (subtitle: string, width: number) =>
  Math.min(30, Math.floor((width - LEFT - RIGHT) / (subtitle.length * 0.5)))

/** In a box over the rule, whole. */
function picture({ data, width, height }: CarriedLogo, pageWidth: number) {
  const scale = Math.min(LOGO.width / width, LOGO.height / height)
  const [across, high] = [Math.round(width * scale), Math.round(height * scale)]
  return `<image href="${escaped(data)}" x="${Math.round(pageWidth) - 90 - across}" y="${190 - high}" width="${across}" height="${high}"/>`
}

function line(color: string, path: string) {
  const look = `fill="none" stroke="${INKS[color] ?? NO_LINE}"`
  if (color === 'dashed') return `<path d="${path}" ${look} stroke-width="1.5" stroke-dasharray="3 4"/>`
  if (color !== 'black') return `<path d="${path}" ${look} stroke-width="2"/>`
  return `<path d="${path}" ${look} stroke-width="3.75"/><path d="${path}" fill="none" stroke="${PAPER}" stroke-width="1.75"/>`
}

function rowLabel({ forest, labels }: Lineage, layout: Layout, row: number, top: number, width: number) {
  const members = (layout.rows[row] ?? []).filter((index) => forest.people[index]?.brother)
  return [
    `<path d="M90 ${top}H${width - 90}" stroke="#645032" stroke-opacity="0.2"/>`,
    `<text x="90" y="${top + 36}" font-size="24">${escaped(labels[row] ?? '')}</text>`,
    `<text x="90" y="${top + 58}" font-size="13" ${SANS}>${countLabel(members.length)}</text>`,
  ].join('')
}

const widthInDrawing = (name: string) => widthOfName(name, NAME_SIZE)

interface Node {
  index: number
  x: number
  top: number
  /** For his name. */
  room: number
  widthOf: (name: string) => number
}

function node({ forest }: Lineage, { index, x, top, room, widthOf }: Node) {
  const person = forest.people[index]
  if (!person) return ''
  const color = forest.color[index]
  const ink = (color && INKS[color]) || NO_LINE
  const name = fittingName(person, room, widthOf)
  const isLong = widthOf(name) > room
  const isMember = Boolean(person.brother)
  return [
    `<rect x="${x - 22}" y="${top + 12}" width="44" height="55" rx="3" fill="#efe9dd" stroke="${ink}" stroke-width="2"${isMember ? '' : ' stroke-dasharray="3 3"'}/>`,
    color ? `<path d="M${x + 9} ${top + 12}h8v19l-4-4-4 4z" fill="${ink}"/>` : '',
    `<text x="${x}" y="${top + 46}" text-anchor="middle" font-size="17" fill="${BRASS}">${escaped(initials(person.name))}</text>`,
    `<text x="${x}" y="${top + 84}" text-anchor="middle" font-size="${NAME_SIZE}"${isMember ? '' : ' font-style="italic"'}${isLong ? ` textLength="${Math.round(room)}" lengthAdjust="spacingAndGlyphs"` : ''}>${escaped(name)}</text>`,
  ].join('')
}

const SIGNS: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
// What XML has no place for, such as control characters, is left out.
const FORBIDDEN = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu

const escaped = (text: string) => text.replace(FORBIDDEN, '').replace(/[&<>"]/g, (sign) => SIGNS[sign] ?? '')
