// The lineage on its way: a few brothers and the lines between them, drawn one after the other.
import './loading-lineage.css'

const NODES = [
  [60, 12],
  [24, 52],
  [96, 52],
  [8, 92],
  [42, 92],
  [96, 92],
] as const
const LINES = [
  'M60 20C60 36 24 28 24 44',
  'M60 20C60 36 96 28 96 44',
  'M24 60C24 74 8 70 8 84',
  'M24 60C24 74 42 70 42 84',
  'M96 60V84',
]

export const LoadingLineage = () => (
  <div className="loading-lineage" role="status">
    <svg viewBox="0 0 120 104" width={180} height={156} aria-hidden>
      {LINES.map((path, at) => (
        <path key={path} d={path} pathLength={1} style={{ animationDelay: `${at * 160}ms` }} />
      ))}
      {NODES.map(([x, y], at) => (
        <rect
          key={x + y * 200}
          x={x - 6}
          y={y - 8}
          width={12}
          height={15}
          rx={1.5}
          style={{ animationDelay: `${at * 130}ms` }}
        />
      ))}
    </svg>
    <p>Loading lineage connections...</p>
  </div>
)
