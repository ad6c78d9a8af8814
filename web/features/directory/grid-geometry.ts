// How wide and how high the directory's cards stand, known before they do: so nothing moves once they are there.
import { useSyncExternalStore } from 'react'

/** The room for a card, on phones with two lines of occupation. Grows with the reader's own size of type. */
const CARD_REM = 8.0625
const PHONE_CARD_REM = 8.4375

const THREE_COLUMNS = matchMedia('(width >= 77.5rem)')
const TWO_COLUMNS = matchMedia('(width >= 45.5rem)')
const PHONE = matchMedia('(width < 40rem)')
const QUERIES = [THREE_COLUMNS, TWO_COLUMNS, PHONE]

export interface GridGeometry {
  columns: number
  /** In CSS pixels. */
  cardHeight: number
  gap: number
}

export function useGridGeometry(): GridGeometry {
  const columns = useSyncExternalStore(subscribe, () => (THREE_COLUMNS.matches ? 3 : TWO_COLUMNS.matches ? 2 : 1))
  const phone = useSyncExternalStore(subscribe, () => PHONE.matches)
  return { columns, gap: phone ? 10 : 16, cardHeight: Math.round((phone ? PHONE_CARD_REM : CARD_REM) * rem()) }
}

function subscribe(listener: () => void) {
  for (const query of QUERIES) query.addEventListener('change', listener)
  return () => {
    for (const query of QUERIES) query.removeEventListener('change', listener)
  }
}

const rem = () => Number.parseFloat(getComputedStyle(document.documentElement).fontSize)
