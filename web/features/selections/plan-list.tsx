// What an act would do: a number to a line, the first of them large.
import { formatCount } from '@aerie/text/numbers'
import './plan-list.css'
import type { ReactNode } from 'react'
import { cx } from '#ui/theme/cx.ts'

export interface PlanLine {
  count: number
  text: ReactNode
}

export const PlanList = ({ lead, others }: { lead: PlanLine; others: PlanLine[] }) => (
  <ul className="plan-list">
    <Line {...lead} isLead />
    {others
      .filter(({ count }) => count > 0)
      .map((line, at) => (
        // The lines of one plan keep their order.
        <Line key={at} {...line} />
      ))}
  </ul>
)

const Line = ({ count, text, isLead = false }: PlanLine & { isLead?: boolean }) => (
  <li className={cx(isLead && 'plan-list-lead')}>
    <b>{formatCount(count)}</b>
    <div>{text}</div>
  </li>
)
