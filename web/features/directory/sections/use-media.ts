// Whether the window is narrow or wide: the directory is laid out accordingly.
import { useSyncExternalStore } from 'react'

const PHONE = watched('(width < 40rem)')
const TWO_COLUMNS = watched('(width >= 45.5rem)')
const ONE_ROW = watched('(width >= 73.75rem)')
const THREE_COLUMNS = watched('(width >= 77.5rem)')

export const usePhone = () => useMedia(PHONE)
/** There is room for all filters, or all letters, in a row. */
export const useOneRow = () => useMedia(ONE_ROW)

export function useColumns() {
  const two = useMedia(TWO_COLUMNS)
  return useMedia(THREE_COLUMNS) ? 3 : two ? 2 : 1
}

const useMedia = ({ subscribe, matches }: ReturnType<typeof watched>) => useSyncExternalStore(subscribe, matches)

function watched(query: string) {
  const media = matchMedia(query)
  return {
    matches: () => media.matches,
    subscribe(listener: () => void) {
      media.addEventListener('change', listener)
      return () => media.removeEventListener('change', listener)
    },
  }
}
