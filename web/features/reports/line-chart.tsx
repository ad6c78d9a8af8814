// Lines over time, or columns where there is one year alone. The same numbers stand in the table below it, so that it is a
// picture to screen readers.
import './report.css'
import type { Series } from '@aerie/contract/reports'
import { useId } from 'react'
import { placesShown, stepsUpTo, timeText, written } from './values.ts'

const [WIDTH, HEIGHT] = [720, 250]
const BOX = { left: 56, top: 12, bottom: 216 }
/** In units of the picture: the widest letter on average, and the room between a line and its name. */
const [LETTER, GAP] = [7.6, 8]
const COLUMN = 72
const LABELS = 8
/** Two names at the end of lines need so much room between them. */
const APART = 18

export function LineChart({ series: { title, unit, labels, lines } }: { series: Series }) {
  const hatch = useId()
  const steps = stepsUpTo(Math.max(0, ...lines.flatMap(({ values }) => values)))
  const top = steps.at(-1) ?? 1
  const names = lines.map(({ name, values }) => `${written(values.at(-1) ?? 0, unit)} ${name}`)
  const right = WIDTH - GAP - LETTER * Math.max(...names.map(({ length }) => length))
  const x = (at: number) => BOX.left + (labels.length === 1 ? 0.5 : at / (labels.length - 1)) * (right - BOX.left)
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
          <path d={`M${BOX.left} ${y(step)}H${right}`} className="report-grid" />
          <text x={BOX.left - 8} y={y(step) + 4} textAnchor="end">
            {written(step, unit)}
          </text>
        </g>
      ))}
      {placesShown(labels.length, LABELS).map((at) => (
        <text key={at} x={x(at)} y={BOX.bottom + 20} textAnchor="middle">
          {timeText(labels[at] ?? '')}
        </text>
      ))}
      {area.length > 1 && (
        <path d={`${path(area)}L${x(area.length - 1)} ${y(0)}L${x(0)} ${y(0)}Z`} fill={`url(#${CSS.escape(hatch)})`} />
      )}
      {lines.map(({ name, values }, at) => (
        <g key={name} data-line={at}>
          {values.length === 1 ? (
            <path
              d={columnOf(x(0) + (at - lines.length / 2) * COLUMN, y(values[0] ?? 0))}
              className="report-line"
              fill={`url(#${CSS.escape(hatch)})`}
            />
          ) : (
            <path d={path(values)} className="report-line" />
          )}
          <text x={right + GAP} y={endOf(lines, at, y)} className="report-name">
            {names[at]}
          </text>
        </g>
      ))}
    </svg>
  )
}

const columnOf = (left: number, top: number) => `M${left} ${BOX.bottom}V${top}h${COLUMN}V${BOX.bottom}`

/** Where the name of a line stands; the second gives way to the first. */
function endOf(lines: Series['lines'], at: number, y: (value: number) => number) {
  const own = y(lines[at]?.values.at(-1) ?? 0) + 4
  const before = at === 0 ? null : y(lines[at - 1]?.values.at(-1) ?? 0) + 4
  return before !== null && Math.abs(own - before) < APART ? before + APART : own
}
