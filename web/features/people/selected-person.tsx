// Who was chosen in a field: his small plate, his name, a few words on him, and the way to choose anew.
import { X } from 'lucide-react'
import { FieldGroup } from '#ui/controls/field-group.tsx'
import { Plate } from './portrait.tsx'

type ChosenProps = {
  name: string
  /** Such as his class. */
  detail?: string | undefined
  photo?: string | null | undefined
  onClear: () => void
}

export const Chosen = ({ name, detail, photo, onClear }: ChosenProps) => (
  <FieldGroup className="chosen">
    <Plate name={name} src={photo} width={22} decorative />
    <span className="chosen-text">
      <b>{name}</b> {detail && <small>{detail}</small>}
    </span>
    <button type="button" className="chosen-clear" aria-label={`Clear ${name}`} onClick={onClear}>
      <X />
    </button>
  </FieldGroup>
)
