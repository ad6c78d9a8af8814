// The blur that stands in for a picture until it has loaded, made from its thumbhash.
import { thumbHashToDataURL } from 'thumbhash'

/** Each is some 5 kB of text, so a long list does not keep all of them. */
const MOST_KEPT = 200

const kept = new Map<string, string>()

/** A data URL; undefined for what is not base64. */
export function placeholderOf(hash: string) {
  const known = kept.get(hash)
  if (known) return known
  const made = draw(hash)
  if (kept.size >= MOST_KEPT) kept.clear()
  if (made) kept.set(hash, made)
  return made
}

function draw(hash: string) {
  try {
    return thumbHashToDataURL(Uint8Array.from(atob(hash), (character) => character.charCodeAt(0)))
  } catch {
    return undefined
  }
}
