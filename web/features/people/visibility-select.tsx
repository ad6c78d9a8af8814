// Who may see a field, chosen beside the field's label.
import { Visibility } from '@aerie/contract/privacy'
import { Eye, Lock, Shield, UsersRound } from 'lucide-react'
import { InlineSelect } from '#ui/controls/inline-select.tsx'
import type { Option } from '#ui/controls/select.tsx'
import { VISIBILITY_NAMES } from './private-field-names.ts'

interface VisibilitySelectProps {
  value: Visibility
  onChange: (next: Visibility) => void
  /** Such as 'Who sees your e-mail'. */
  label: string
}

const OPTIONS: readonly Option<Visibility>[] = Visibility.options.map((value) => ({
  value,
  label: VISIBILITY_NAMES[value],
}))

const ICONS = { brothers: <Eye />, line: <UsersRound />, officers: <Shield />, nobody: <Lock /> }

export const VisibilitySelect = ({ value, onChange, label }: VisibilitySelectProps) => (
  <InlineSelect icon={ICONS[value]} options={OPTIONS} value={value} onChange={onChange} label={label} />
)
