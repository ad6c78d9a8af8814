// Tells a screen reader how much was found, once the typing has rested.
import { listOf } from '@aerie/text/lists'
import { countedIn } from '#features/search/sections.ts'
import { usePaused } from '#lib/use-paused.ts'
import type { usePalette } from './use-palette.ts'

type Found = Pick<ReturnType<typeof usePalette>, 'isCurrent' | 'counts' | 'only' | 'rows'>

export function FoundNews({ palette }: { palette: Found }) {
  const words = usePaused(wordsFor(palette))
  return (
    <p className="sr-only" role="status">
      {words}
    </p>
  )
}

/** '8 brothers and 3 documents'; nothing while the answer is on its way. */
function wordsFor({ isCurrent, counts = [], only, rows }: Found) {
  if (!isCurrent) return ''
  const shown = counts.filter(({ section }) => only === undefined || section.kinds === only)
  if (shown.length > 0) return listOf(shown.map(countedIn))
  return rows.length === 0 ? 'Nothing found' : ''
}
