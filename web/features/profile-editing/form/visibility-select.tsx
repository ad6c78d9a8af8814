// Who may see a field, chosen beside the field's label.
import type { Visibility } from '@aerie/contract/privacy'
import { Eye, Lock, Shield, UsersRound } from 'lucide-react'
import { InlineSelect } from '#ui/controls/inline-select.tsx'
import type { Option } from '#ui/controls/select.tsx'

interface VisibilitySelectProps {
  value: Visibility
  onChange: (next: Visibility) => void
  /** Such as 'Who sees your e-mail'. */
  label: string
}

const OPTIONS: readonly Option<Visibility>[] = [
  { value: 'brothers', label: 'All brothers' },
  { value: 'line', label: 'My class and line' },
  { value: 'officers', label: 'Officers' },
  { value: 'nobody', label: 'Only me' },
]

const ICONS = { brothers: <Eye />, line: <UsersRound />, officers: <Shield />, nobody: <Lock /> }

export const VisibilitySelect = ({ value, onChange, label }: VisibilitySelectProps) => (
  <InlineSelect icon={ICONS[value]} options={OPTIONS} value={value} onChange={onChange} label={label} />
)
