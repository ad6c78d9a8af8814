// What an address says behind its question mark, as values: each of them JSON, or the bare words where they are none.

export type SearchParams = Record<string, unknown>

/** A word that is given more than once is a list. */
export function readSearch(text: string): SearchParams {
  const given = new URLSearchParams(text)
  return Object.fromEntries(
    [...new Set(given.keys())].map((name) => {
      const [value = '', ...more] = given.getAll(name)
      return [name, more.length === 0 ? readValue(value) : [value, ...more].map(readBare)]
    }),
  )
}

/** With its question mark; nothing where nothing is said. */
export function writeSearch(said: object): string {
  const given = Object.entries(said).flatMap(([name, value]) => (value === undefined ? [] : [[name, textOf(value)]]))
  return given.length === 0 ? '' : `?${new URLSearchParams(given)}`
}

function readValue(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}

/** Of a list whose values stand one by one: numbers and yes or no, as they are written. */
function readBare(text: string) {
  const value = readValue(text)
  return (typeof value === 'number' || typeof value === 'boolean') && String(value) === text ? value : text
}

/** Words that would be read as something else stand between quotation marks. */
function textOf(value: unknown) {
  if (typeof value === 'string') return readValue(value) === value ? value : JSON.stringify(value)
  return typeof value === 'object' && value !== null ? JSON.stringify(value) : String(value)
}
