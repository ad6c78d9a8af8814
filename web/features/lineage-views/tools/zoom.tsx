// How large the tree is drawn: nodes, small, or everyone at once as threads.
import './zoom.css'
import type { SizeName } from '@aerie/lineage-layout/drawing/sizes'
import { Minus, Plus } from 'lucide-react'
import { SIZES } from '#features/lineage/model/lineage-search.ts'

const NAMES: Record<SizeName, string> = { portraits: 'Plates', small: 'Small', threads: 'Threads' }

interface ZoomProps {
  size: SizeName
  onChange: (size: SizeName) => void
}

export function Zoom({ size, onChange }: ZoomProps) {
  const [smaller, larger] = [stepSize(size, 1), stepSize(size, -1)]
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset's legend would stand over them
    <div className="zoom" role="group" aria-label="Zoom">
      <button type="button" aria-label="Smaller" disabled={!smaller} onClick={() => smaller && onChange(smaller)}>
        <Minus />
      </button>
      <span role="status" aria-label={`Size: ${NAMES[size]}`}>
        {NAMES[size]}
      </span>
      <button type="button" aria-label="Larger" disabled={!larger} onClick={() => larger && onChange(larger)}>
        <Plus />
      </button>
    </div>
  )
}

/** The next size down or up; undefined where there is none. */
export const stepSize = (size: SizeName, step: number): SizeName | undefined => SIZES[SIZES.indexOf(size) + step]
