// The name of an office, which leads to all who held it.
import type { Office } from '@aerie/contract/settings'
import { OfficeName } from './office-name.tsx'
import './office-button.css'

interface OfficeButtonProps {
  office: string
  offices: readonly Office[]
  onOffice: (office: string) => void
}

export const OfficeButton = ({ office, offices, onOffice }: OfficeButtonProps) => (
  <button type="button" className="office-button" onClick={() => onOffice(office)}>
    <OfficeName office={office} offices={offices} />
    <span className="sr-only">: all holders</span>
  </button>
)
