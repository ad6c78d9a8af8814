// A row of filters: one `wide` search field, some selects, then buttons.
import './filter-row.css'
import type { ReactNode } from 'react'

type FilterRowProps = {
  /** How many selects stand between the search field and the buttons. */
  selects: number
  children: ReactNode
}

export const FilterRow = ({ selects, children }: FilterRowProps) => (
  <search className="filter-row" style={{ '--selects': selects }}>
    {children}
  </search>
)
