// JSON in one form only, by RFC 8785: what is hashed or signed reads the same wherever it was kept, and to whoever wrote it.

/**
 * Without spaces, the keys of objects by their UTF-16 code units, numbers as ECMAScript writes them. What an object has as
 * undefined is left out. Throws a TypeError where there is no such form: numbers that are not finite, and halves of a letter.
 * https://www.rfc-editor.org/rfc/rfc8785
 *
 * @param {unknown} value
 * @returns {string}
 */
export function canonicalJson(value) {
  if (typeof value === 'string') return textOf(value)
  if (typeof value === 'number' && !Number.isFinite(value)) throw new TypeError(`${value} has no form in JSON.`)
  if (value === null || typeof value === 'number' || typeof value === 'boolean') return JSON.stringify(value)
  if (Array.isArray(value)) return `[${value.map(canonicalJson).join(',')}]`
  if (typeof value !== 'object') throw new TypeError(`What is of the type ${typeof value} has no form in JSON.`)
  const parts = /** @type {Record<string, unknown>} */ (value)
  const names = Object.keys(parts).filter((name) => parts[name] !== undefined)
  return `{${names
    .sort()
    .map((name) => `${textOf(name)}:${canonicalJson(parts[name])}`)
    .join(',')}}`
}

/** JSON.stringify escapes as RFC 8785 does, and writes half a letter, which that forbids. */
function textOf(text) {
  if (!text.isWellFormed()) throw new TypeError('A text has half a letter in it.')
  return JSON.stringify(text)
}

/**
 * The form before RFC 8785, in which certificates of the first format were signed: JavaScript moves keys that are whole
 * numbers to the front of an object, by their size, whatever order they were put in.
 *
 * @param {unknown} value
 * @returns {string}
 */
export const formerJson = (value) =>
  JSON.stringify(value, (_name, part) =>
    part && typeof part === 'object' && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([one], [other]) => (one < other ? -1 : 1)))
      : part,
  )
