// The page of a member's data that he opens after unpacking: plain HTML that needs neither network nor Aerie.
import { isDay, longDay } from '@aerie/text/dates'
import { momentWords, zoneName } from '@aerie/text/zones'
import { type Markup, markup } from '#platform/markup.ts'
import type { OwnRow } from './data.ts'

/** So many rows of a section are on the page; the rest is in the JSON beside it, and the page says so. */
export const MOST_ROWS = 200

export interface ReadSection {
  title: string
  /** The first of them. */
  rows: OwnRow[]
  total: number
}

interface OwnData {
  organisation: string
  name: string
  at: Date
  /** By which its days and hours are written. */
  zone: string
  profile: OwnRow
  sections: ReadSection[]
  /** Their names in the folder beside the page. */
  photos: string[]
}

export function writePage({ organisation, name, at, zone, profile, sections, photos }: OwnData) {
  const title = `${name} at ${organisation}`
  const fields = Object.entries(profile).map(([field, value]) => [wordsOf(field), plain(value, zone)])
  return markup`<!doctype html>
<html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title>
<style>${STYLE}</style>
<h1>${title}</h1>
<p>All that ${organisation} kept of you on ${momentWords(zone, at)}; times are ${zoneName(zone)}. The same stands in <a href="data.json">data.json</a> for programs.</p>
<h2>Profile</h2>
${tableOf([['Field', 'Value'], ...fields])}
${sections.map((section) => sectionOf(section, zone))}
<h2>Your photos and videos (${String(photos.length)})</h2>
${photos.length === 0 ? NONE : markup`<ul>${photos.map(linkTo)}</ul>`}
</html>
`.html
}

const NONE = markup`<p>None.</p>`

function sectionOf({ title, rows, total }: ReadSection, zone: string): Markup {
  const heading = markup`<h2>${title} (${String(total)})</h2>`
  const [first] = rows
  if (!first) return markup`${heading}${NONE}`
  const columns = Object.keys(first)
  const cells = rows.map((row) => columns.map((column) => plain(row[column], zone)))
  const table = tableOf([columns.map(wordsOf), ...cells])
  const rest = `The first ${rows.length} of ${total}; all are in data.json.`
  return markup`${heading}${table}${total > rows.length ? markup`<p>${rest}</p>` : ''}`
}

function tableOf([head = [], ...rows]: string[][]): Markup {
  const cells = rows.map((row) => markup`<tr>${row.map((cell) => markup`<td>${cell}</td>`)}</tr>`)
  return markup`<table><tr>${head.map((cell) => markup`<th scope="col">${cell}</th>`)}</tr>${cells}</table>`
}

const linkTo = (name: string) => markup`<li><a href="photos/${encodeURIComponent(name)}">${name}</a></li>`

const MOMENT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?(?:Z|[+-]\d\d:\d\d)$/

/** What was typed is left as it is, unless it is a day or a moment and nothing else. */
function plain(value: unknown, zone: string) {
  if (value === null || value === undefined) return ''
  if (typeof value === 'string' && isDay(value)) return longDay(value)
  if (typeof value === 'string' && MOMENT.test(value)) return momentWords(zone, new Date(value))
  return typeof value === 'object' ? JSON.stringify(value) : String(value)
}

/** `start_date` and `startDate` become "Start date". */
function wordsOf(column: string) {
  const words = column.replaceAll('_', ' ').replace(/(?<=[a-z])[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
  return words.charAt(0).toUpperCase() + words.slice(1)
}

const STYLE = {
  html: `body{font:16px/1.5 system-ui,sans-serif;max-width:60rem;margin:2rem auto;padding:0 1rem;color:#1c1917}
table{border-collapse:collapse;width:100%;font-size:14px}
th,td{text-align:left;vertical-align:top;padding:.3rem .6rem;border-bottom:1px solid #ddd;overflow-wrap:break-word}
td{max-width:24rem}
h2{margin-top:2.5rem;font-size:1.1rem}`,
}
