// Finds one member among however many, for a super admin to go to his profile.
import '#ui/overlays/popover.css'
import { useQuery } from '@tanstack/react-query'
import { ChevronsUpDown } from 'lucide-react'
import { useMemo, useState } from 'react'
import { Field } from '#ui/controls/field.tsx'
import { Input } from '#ui/controls/input.tsx'
import { useCombobox } from '#ui/controls/use-combobox.ts'
import { PickerList } from './picker-list.tsx'
import { pickerOptions } from './picker-options.ts'
import { directoryQuery } from './queries.ts'

interface MemberPickerProps {
  /** Whose profile is shown, as the options call him. */
  shown: string
  viewer: { id: number; shortName: string }
  /** Null for the viewer's own profile. */
  onPick: (memberId: number | null) => void
}

export function MemberPicker({ shown, viewer, onPick }: MemberPickerProps) {
  const [typed, setTyped] = useState<string | null>(null)
  const isOpen = typed !== null
  const { data: members } = useQuery({ ...directoryQuery, enabled: isOpen })
  const { id, shortName } = viewer
  const options = useMemo(
    () => (members && typed !== null ? pickerOptions(members, typed, { id, shortName }) : []),
    [members, typed, id, shortName],
  )
  const { active, isListed, listId, pick, setOpen, takeKey, leave, inputProps } = useCombobox({
    text: typed ?? '',
    options,
    hasNote: options.length === 0,
    open: isOpen,
    onOpenChange: (open) => setTyped(open ? '' : null),
    onPick: ({ memberId }) => onPick(memberId),
    eager: true,
  })
  return (
    <Field label="Select Member to Edit" inline>
      <div className="relative">
        <Input
          {...inputProps}
          className="h-9 truncate pr-9 sm:w-44 lg:w-64"
          placeholder={isOpen ? 'Name, company or city' : undefined}
          value={typed ?? shown}
          onChange={(event) => setTyped(event.target.value)}
          onClick={() => isOpen || setOpen(true)}
          onBlur={leave}
          onKeyDown={takeKey}
        />
        <ChevronsUpDown className="pointer-events-none absolute top-1/2 right-3 -translate-y-1/2 text-base text-ink-3" />
        {isListed ? (
          <PickerList id={listId} options={options} active={active} onPick={pick} />
        ) : (
          isOpen && <Silence>{members ? 'No members found' : 'Loading brothers...'}</Silence>
        )}
      </div>
    </Field>
  )
}

const Silence = ({ children }: { children: string }) => (
  <p className="popover-paper absolute top-full right-0 mt-1.5 min-w-full px-4 py-3 text-ink-2" role="status">
    {children}
  </p>
)
