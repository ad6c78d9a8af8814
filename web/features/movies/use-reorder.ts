// What is carried about on a board and where it would be let down, whoever carries it: a pointer, keys or presses.
import { type KeyboardEvent, useState } from 'react'
import { placeByKey } from './reorder.ts'

interface ReorderSettings {
  names: readonly string[]
  onMove: (from: number, to: number) => void
  /** Told what happens, for those who do not see it. */
  say: (sentence: string) => void
}

interface Carried {
  from: number
  to: number
  /** How far a pointer has carried it, in CSS pixels; null where it was taken by a key or a press. */
  by: { x: number; y: number } | null
}

export type Reorder = ReturnType<typeof useReorder>

export function useReorder({ names, onMove, say }: ReorderSettings) {
  const [carried, setCarried] = useState<Carried | null>(null)
  const stands = (at: number, place: number) => `${names[at]}, place ${place + 1} of ${names.length}.`

  const take = (at: number) => {
    setCarried({ from: at, to: at, by: null })
    say(`${stands(at, at)} Arrow keys move it, Space puts it down, Escape puts it back.`)
  }
  const carry = (next: Carried) => {
    setCarried(next)
    if (next.to !== (carried?.to ?? next.from)) say(stands(next.from, next.to))
  }
  const letDown = (to = carried?.to) => {
    if (!carried || to === undefined) return
    setCarried(null)
    say(`${names[carried.from]} put down at place ${to + 1}.`)
    if (to !== carried.from) onMove(carried.from, to)
  }
  const putBack = () => {
    if (!carried) return
    setCarried(null)
    say(`${names[carried.from]} is back at place ${carried.from + 1}.`)
  }
  const isTaken = (at: number) => carried?.from === at && carried.by === null

  const takeKey = (at: number, event: KeyboardEvent) => {
    if (!carried || !isTaken(at)) return
    const to = placeByKey(event.key, carried.to, names.length)
    if (event.key === 'Tab') return letDown()
    if (event.key === 'Escape') putBack()
    else if (to !== null) carry({ ...carried, to })
    else return
    event.preventDefault()
    event.stopPropagation()
  }
  return { carried, isTaken, take, carry, letDown, putBack, takeKey, count: names.length }
}
