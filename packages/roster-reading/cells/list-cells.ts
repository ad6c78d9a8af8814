// Several things in one cell, with semicolons between them.

/** What a reader would take for the end of a part has a backslash before it. */
export const escapePart = (text: string, marks: RegExp) => text.replace(marks, '\\$&')

export const unescapePart = (text: string) => text.replace(/\\([\\;:,()<>])/g, '$1')

const PART_END = /[\\;]/g

export const joinList = (items: string[]) => joinParts(items.map((item) => escapePart(item, PART_END)))

export const joinParts = (parts: string[]) => parts.join('; ')

/** The parts of a cell as joined, still escaped. */
export const splitParts = (text: string) =>
  (text.match(/(?:\\.|[^;])+/gs) ?? []).map((part) => part.trim()).filter(Boolean)

export const splitList = (text: string) => splitParts(text).map(unescapePart)

/** A list as people type one: with semicolons, or else with commas. */
export const splitTypedList = (text: string) =>
  text.includes(';') ? splitList(text) : text.split(/ ?[,\u060C\uFF0C] ?/).filter(Boolean)

/** A stroke between names; the one in “Ravi a/l Krishnan” and “Suresh s/o Menon” stands inside a name, that in “N/A” between none. */
const STROKE = / ?(?<!(?:^|[^\p{L}])\p{L})\/(?!\p{L}(?:$|[^\p{L}])) ?/u

/** Names as people list them; a single “Keating, Jonas” is no list. */
export function splitTypedNames(text: string) {
  const parts = text
    .split(/ ?[;|] ?| (?:&|and|or) /)
    .flatMap((part) => part.split(STROKE))
    .filter(Boolean)
  const [only] = parts
  if (only === undefined || parts.length > 1) return parts
  const names = only.split(/ ?, ?/).filter(Boolean)
  return names.every((name) => name.includes(' ')) ? names : parts
}
