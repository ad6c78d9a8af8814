// How deep brackets stand inside each other in JSON, counted before anything is made of it.

const QUOTE = 0x22
const BACKSLASH = 0x5c

/** Whether brackets stand in more than `most` others, those in strings left out. What is no JSON may be either. */
export function isDeeper(json: string, most: number): boolean {
  let depth = 0
  for (let at = 0; at < json.length; at++) {
    const sign = json.charCodeAt(at)
    if (sign === QUOTE) at = endOfString(json, at)
    // `[` and `{`, `]` and `}`.
    else if (sign === 0x5b || sign === 0x7b) {
      if (++depth > most) return true
    } else if (sign === 0x5d || sign === 0x7d) depth--
  }
  return false
}

/** The place of the closing quote; beyond the text where there is none. */
function endOfString(json: string, opening: number): number {
  let at = opening + 1
  for (; at < json.length; at++) {
    const sign = json.charCodeAt(at)
    if (sign === QUOTE) break
    if (sign === BACKSLASH) at++
  }
  return at
}
