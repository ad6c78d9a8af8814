// Lines over time. The same numbers stand in the table below it, so that it is a picture to screen readers.
import './report.css'
import type { Series } from '@aerie/contract/reports'
import { useId } from 'react'
import { placesShown, stepsUpTo, written } from './values.ts'

const [WIDTH, HEIGHT] = [720, 250]
const BOX = { left: 56, right: 610, top: 12, bottom: 216 }
const LABELS = 8
/** Two names at the end of lines need so much room between them. */
const APART = 18

export function LineChart({ series: { title, unit, labels, lines } }: { series: Series }) {
  const hatch = useId()
  const steps = stepsUpTo(Math.max(0, ...lines.flatMap(({ values }) => values)))
  const top = steps.at(-1) ?? 1
  const x = (at: number) => BOX.left + ((BOX.right - BOX.left) * at) / Math.max(1, labels.length - 1)
  const y = (value: number) => BOX.bottom - ((BOX.bottom - BOX.top) * value) / top
  const path = (values: number[]) => values.map((value, at) => `${at === 0 ? 'M' : 'L'}${x(at)} ${y(value)}`).join('')
  const area = lines.at(-1)?.values ?? []
  return (
    <svg
      className="report-chart"
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      role="img"
      aria-label={`${title}; the table has the numbers`}
    >
      <defs>
        <pattern id={hatch} width="4" height="4" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
          <path d="M0 0V4" className="report-hatch" />
        </pattern>
      </defs>
      {steps.map((step) => (
        <g key={step}>
          <path d={`M${BOX.left} ${y(step)}H${BOX.right}`} className="report-grid" />
          <text x={BOX.left - 8} y={y(step) + 4} textAnchor="end">
            {written(step, unit)}
          </text>
        </g>
      ))}
      {placesShown(labels.length, LABELS).map((at) => (
        <text key={at} x={x(at)} y={BOX.bottom + 20} textAnchor="middle">
          {labels[at]}
        </text>
      ))}
      {area.length > 1 && (
        <path d={`${path(area)}L${x(area.length - 1)} ${y(0)}L${x(0)} ${y(0)}Z`} fill={`url(#${CSS.escape(hatch)})`} />
      )}
      {lines.map(({ name, values }, at) => (
        <g key={name} data-line={at}>
          <path d={path(values)} className="report-line" />
          {values.length === 1 && <circle cx={x(0)} cy={y(values[0] ?? 0)} r="3" className="report-line" />}
          <text x={BOX.right + 8} y={endOf(lines, at, y)} className="report-name">
            {`${written(values.at(-1) ?? 0, unit)} ${name}`}
          </text>
        </g>
      ))}
    </svg>
  )
}

/** Where the name of a line stands; the second gives way to the first. */
function endOf(lines: Series['lines'], at: number, y: (value: number) => number) {
  const own = y(lines[at]?.values.at(-1) ?? 0) + 4
  const before = at === 0 ? null : y(lines[at - 1]?.values.at(-1) ?? 0) + 4
  return before !== null && Math.abs(own - before) < APART ? before + APART : own
}
