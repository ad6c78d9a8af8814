// An office to tick, in its colour; a tick takes the dot's place, since colour alone does not tell.
import '#features/people/office.css'
import './office-toggle.css'
import { Check } from 'lucide-react'

type OfficeToggleProps = { slug: string; label: string; checked: boolean; onChange: (checked: boolean) => void }

export const OfficeToggle = ({ slug, label, checked, onChange }: OfficeToggleProps) => (
  <label className="office-badge office-toggle" data-office={slug}>
    <input type="checkbox" checked={checked} onChange={(event) => onChange(event.target.checked)} />
    <span className="office-toggle-sign">{checked ? <Check /> : <span className="office-dot" aria-hidden />}</span>
    {label}
  </label>
)
