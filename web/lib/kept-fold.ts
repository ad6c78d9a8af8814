// Whether something is folded, as whoever uses this browser left it at his last visit.
import { useState } from 'react'
import { keep, readKept } from './browser-storage.ts'

/** `key`: what is kept is kept under it; `startsOpen`: before anybody has folded or unfolded it. */
export function useKeptFold(key: string, startsOpen: boolean): [isOpen: boolean, setOpen: (isOpen: boolean) => void] {
  const [isOpen, setOpen] = useState(() => {
    const kept = readKept('browser', key)
    return kept === null ? startsOpen : kept === OPEN
  })
  const turn = (next: boolean) => {
    keep('browser', key, next ? OPEN : FOLDED)
    setOpen(next)
  }
  return [isOpen, turn]
}

const OPEN = 'open'
const FOLDED = 'folded'
