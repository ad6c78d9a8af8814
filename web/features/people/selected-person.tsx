// Who was chosen in a field: his small portrait, his name, a few words on him, and the way to choose anew.
import './selected-person.css'
import { X } from 'lucide-react'
import { FieldGroup } from '#ui/controls/field-group.tsx'
import { Portrait } from './portrait.tsx'

type SelectedPersonProps = {
  name: string
  /** Such as his class. */
  detail?: string | undefined
  photo?: string | null | undefined
  onClear: () => void
}

export const SelectedPerson = ({ name, detail, photo, onClear }: SelectedPersonProps) => (
  <FieldGroup className="selected-person">
    <Portrait name={name} src={photo} width={22} decorative />
    <span className="selected-person-text">
      <b>{name}</b> {detail && <small>{detail}</small>}
    </span>
    <button type="button" className="selected-person-clear" aria-label={`Clear ${name}`} onClick={onClear}>
      <X />
    </button>
  </FieldGroup>
)
