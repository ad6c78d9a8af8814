// The name that fits under a node: whole, else with an initial, else the last name alone.
import { onFirstUse } from '@aerie/contract/on-first-use'
import type { Person } from '../layout/people.ts'

const pen = onFirstUse(() => {
  const context = document.createElement('canvas').getContext('2d')
  const family = getComputedStyle(document.documentElement).getPropertyValue('--font-display')
  if (context) context.font = `500 14px ${family}`
  return context
})

const widthOf = (text: string) => pen()?.measureText(text).width ?? 0

export function fittingName({ name, brother }: Person, room: number): string {
  if (!brother || widthOf(name) <= room) return name
  const short = `${name[0]}. ${brother.lastName}`
  return widthOf(short) <= room ? short : brother.lastName
}
