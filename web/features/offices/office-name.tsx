// The name of an office after a dot in its colour.
import '#features/people/office.css'
import type { Office } from '@aerie/contract/settings'
import { officesOf } from '#features/people/offices.ts'

export const OfficeName = ({ office, offices }: { office: string; offices: readonly Office[] }) => (
  <span className="office-badge" data-office={officesOf([office], offices)[0]?.slug}>
    <span className="office-dot" aria-hidden />
    {office}
  </span>
)
