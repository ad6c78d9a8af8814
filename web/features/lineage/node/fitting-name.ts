// The name that fits under a node, by one rule for the tree and the poster: whole, else with an initial, else the last name.
import { UNNAMED } from '@aerie/contract/departures'
import { onFirstUse } from '@aerie/text/on-first-use'
import type { TreePerson } from '../model/forest.ts'

const FONT_SIZE = 14

const pen = onFirstUse(() => {
  const context = document.createElement('canvas').getContext('2d')
  const family = getComputedStyle(document.documentElement).getPropertyValue('--font-display')
  if (context) context.font = `500 ${FONT_SIZE}px ${family}`
  return context
})

/** In CSS pixels, as names are written in the tree; in proportion at another size of the font. */
export const widthOfName = (text: string, fontSize = FONT_SIZE) =>
  ((pen()?.measureText(text).width ?? 0) * fontSize) / FONT_SIZE

/** The last name is answered even where it is wider than the room: whoever writes it cuts it there. */
export function fittingName(person: TreePerson, room: number, widthOf: (text: string) => number = widthOfName): string {
  const { name } = person
  if (widthOf(name) <= room) return name
  const last = lastNameOf(person)
  if (last === null) return name
  const short = `${[...name][0]}. ${last}`
  return widthOf(short) <= room ? short : last
}

/** Null where a name cannot be made shorter. Of somebody who is no member it is the last word, but for an initial. */
function lastNameOf({ name, brother }: TreePerson) {
  if (brother) return brother.lastName.trim() || null
  const words = name.split(/\s+/)
  const last = words.at(-1) ?? ''
  return words.length < 2 || name === UNNAMED || last.endsWith('.') ? null : last
}
