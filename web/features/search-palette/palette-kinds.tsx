// The kinds to which the palette can be narrowed; without any a rule takes their place.
import './palette.css'
import { KindButtons } from '#features/search/kind-buttons.tsx'
import type { usePalette } from './use-palette.ts'

type KindsPalette = Pick<ReturnType<typeof usePalette>, 'counts' | 'only' | 'narrow'>

export function PaletteKinds({ palette, onChosen }: { palette: KindsPalette; onChosen: () => void }) {
  const { counts = [], only, narrow } = palette
  if (counts.length === 0) return <div className="palette-rule" />
  return (
    <div className="palette-kinds">
      <KindButtons
        counts={counts}
        only={only}
        onOnly={(kinds) => {
          narrow(kinds)
          onChosen()
        }}
      />
    </div>
  )
}
