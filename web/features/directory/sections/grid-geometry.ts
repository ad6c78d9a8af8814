// How wide and how high the directory's cards stand, known before they do: so nothing moves once they are there.
import { useMemo } from 'react'
import { useColumns, usePhone } from './use-media.ts'

/** The room for a card, on phones with two lines of occupation. Grows with the reader's own size of type. */
const CARD_REM = 8.0625
const PHONE_CARD_REM = 8.4375
/** The line of a heading between the cards, and the air above and below it in pixels. */
const HEADING = { rem: 2.25, air: 34 }
const PHONE_HEADING = { rem: 2, air: 22 }

export interface GridGeometry {
  columns: number
  /** In CSS pixels. */
  cardHeight: number
  gap: number
  headingHeight: number
}

export function useGridGeometry(): GridGeometry {
  const columns = useColumns()
  const phone = usePhone()
  const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize)
  return useMemo(() => {
    const heading = phone ? PHONE_HEADING : HEADING
    return {
      columns,
      gap: phone ? 10 : 16,
      cardHeight: Math.round((phone ? PHONE_CARD_REM : CARD_REM) * rem),
      headingHeight: Math.round(heading.rem * rem + heading.air),
    }
  }, [columns, phone, rem])
}
