// Tells whether text begins as an SVG drawing does, in one walk over it.

const SPACE = /\s/
/** What may stand before the drawing, by how it begins and ends. */
const BEFORE = [
  ['<?xml', '?>'],
  ['<!--', '-->'],
  ['<!doctype', '>'],
] as const

/** Whether its first element is the drawing; what does not end within the text is none. */
export function beginsAsDrawing(text: string): boolean {
  const lower = text.toLowerCase()
  let at = afterSpace(lower, 0)
  for (let known = findBefore(lower, at); known; known = findBefore(lower, at)) {
    const end = lower.indexOf(known[1], at + known[0].length)
    if (end === -1) return false
    at = afterSpace(lower, end + known[1].length)
  }
  return lower.startsWith('<svg', at) && /[\s/>]/.test(lower[at + 4] ?? '')
}

const findBefore = (text: string, at: number) => BEFORE.find(([begin]) => text.startsWith(begin, at))

function afterSpace(text: string, from: number) {
  let at = from
  while (SPACE.test(text[at] ?? '')) at++
  return at
}
