// The kinds among what was found, each with its count; one that is pressed leaves the others out.
import './kind-buttons.css'
import type { SearchKind } from '@aerie/contract/search-values'
import { formatCount } from '@aerie/text/numbers'
import type { FoundSection } from './sections.ts'

interface KindButtonsProps {
  /** Of all kinds. */
  counts: readonly FoundSection[]
  only: readonly SearchKind[] | undefined
  onOnly: (kinds: readonly SearchKind[] | undefined) => void
}

export function KindButtons({ counts, only, onOnly }: KindButtonsProps) {
  const choices = [
    { label: 'All', kinds: undefined, total: counts.reduce((sum, { total }) => sum + total, 0) },
    ...counts.map(({ section, total }) => ({ ...section, total })),
  ]
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset's legend would stand over them
    <div className="kind-buttons" role="group" aria-label="Only this kind">
      {choices.map(({ label, kinds, total }) => (
        <button key={label} type="button" aria-pressed={String(kinds) === String(only)} onClick={() => onOnly(kinds)}>
          {label} <small>{formatCount(total)}</small>
        </button>
      ))}
    </div>
  )
}
