// A row of filters: one `wide` search field, some selects, then buttons.
import './filters.css'
import type { ReactNode } from 'react'

type FiltersProps = {
  /** How many selects stand between the search field and the buttons. */
  selects: number
  children: ReactNode
}

export const Filters = ({ selects, children }: FiltersProps) => (
  <search className="filters" style={{ '--selects': selects }}>
    {children}
  </search>
)
