// Makes the name that somebody's device gave a file plain: no folder, nothing that cannot be seen, not too long.

const LONGEST = 200
/** Where nothing is left of a name. */
const NAMELESS = 'file'
/** Controls, halves of signs, and what turns the direction of reading, behind which an ending hides. */
const UNSEEN = /[\p{Cc}\p{Cs}\u200E\u200F\u2028-\u202E\u2066-\u2069\uFEFF]/gu
const ENDING = /\.[\p{L}\p{N}]{1,10}$/u

/** At most 200 UTF-16 units, cut between letters and before the ending. */
export function plainFileName(given: string): string {
  const name = given
    .replace(/^.*[/\\]/s, '')
    .replace(UNSEEN, '')
    .trim()
  if (name.length <= LONGEST) return name || NAMELESS
  const [ending = ''] = ENDING.exec(name) ?? []
  // A sign of two units that was cut leaves a half at the end.
  return name.slice(0, LONGEST - ending.length).replace(/\p{Cs}$/u, '') + ending
}
