// The letters of all names, fetched while the tree is laid out: fonts come in parts, each with the first letter of it.
import type { LineageTree } from '@aerie/contract/lineage'

const EVERYWHERE = /[ -~]/g

/** A part that came while the tree scrolls would have the whole page laid out anew, and names measured too early. */
export function fetchNameLetters(tree: LineageTree) {
  const names = Object.values(tree).flatMap((brothers) =>
    brothers.map(({ firstName, lastName }) => (firstName + lastName).replace(EVERYWHERE, '')),
  )
  const letters = [...new Set(names.join(''))].join('')
  const family = getComputedStyle(document.documentElement).getPropertyValue('--font-display')
  // Without them names are drawn in another face.
  if (letters) document.fonts.load(`500 14px ${family}`, letters).catch(() => {})
}
