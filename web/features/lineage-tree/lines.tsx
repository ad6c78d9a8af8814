// Lines of the tree, a path for each colour; black ones have a light core.
import '../people/lineage-colors.css'
import './lines.css'
import type { Paths } from '@aerie/lineage-layout/drawing/drawing'
import { cx } from '#ui/theme/cx.ts'

interface LinesProps {
  paths: Paths
  /** A line stands out in its colours, a path between two brothers in brass. */
  traced?: 'line' | 'path'
}

export const Lines = ({ paths, traced }: LinesProps) => (
  <svg className={cx('lines', traced && 'lines-traced', traced === 'path' && 'lines-path')} aria-hidden>
    {[...paths].map(([color, path]) => (
      <g key={color} data-lineage={color} className={color === 'dashed' ? 'lines-dashed' : undefined}>
        <path d={path} />
        {color === 'black' && <path d={path} className="lines-core" />}
      </g>
    ))}
  </svg>
)
