// Finds one member among however many, for a super admin to go to his profile.
import { useQuery } from '@tanstack/react-query'
import { ChevronsUpDown } from 'lucide-react'
import { type KeyboardEvent, useId, useMemo, useState } from 'react'
import { Field } from '#ui/field.tsx'
import { Input } from '#ui/input.tsx'
import { directoryQuery } from '../queries.ts'
import { optionId, PickerList } from './picker-list.tsx'
import { type PickerOption, pickerOptions } from './picker-options.ts'

interface MemberPickerProps {
  /** Whose profile is shown, as the options call him. */
  shown: string
  viewer: { id: number; shortName: string }
  /** Null for the viewer's own profile. */
  onPick: (memberId: number | null) => void
}

const MOVES: Record<string, number> = { ArrowDown: 1, ArrowUp: -1, PageDown: 8, PageUp: -8 }

export function MemberPicker({ shown, viewer, onPick }: MemberPickerProps) {
  const listId = useId()
  const [typed, setTyped] = useState<string | null>(null)
  const [active, setActive] = useState(0)
  const isOpen = typed !== null
  const { data: members } = useQuery({ ...directoryQuery, enabled: isOpen })
  const { id, shortName } = viewer
  const options = useMemo(
    () => (members && typed !== null ? pickerOptions(members, typed, { id, shortName }) : []),
    [members, typed, id, shortName],
  )

  const search = (text: string | null) => {
    setTyped(text)
    setActive(0)
  }
  const pick = ({ memberId }: PickerOption) => {
    search(null)
    onPick(memberId)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const move = MOVES[event.key]
    const chosen = options[active]
    if (move !== undefined) {
      if (isOpen) setActive(Math.max(0, Math.min(active + move, options.length - 1)))
      else search('')
    } else if (event.key === 'Enter' && chosen) pick(chosen)
    else if (event.key === 'Escape' && isOpen) search(null)
    else return
    event.preventDefault()
  }
  return (
    <Field label="Select Member to Edit" inline>
      <div className="relative">
        <Input
          className="h-9 truncate pr-9 sm:w-44 lg:w-64"
          role="combobox"
          aria-expanded={isOpen}
          aria-controls={listId}
          aria-autocomplete="list"
          aria-activedescendant={options.length > 0 ? optionId(listId, active) : undefined}
          autoComplete="off"
          spellCheck={false}
          placeholder={isOpen ? 'Name, company or city' : undefined}
          value={typed ?? shown}
          onChange={(event) => search(event.target.value)}
          onClick={() => isOpen || search('')}
          onBlur={() => search(null)}
          onKeyDown={onKeyDown}
        />
        <ChevronsUpDown className="pointer-events-none absolute top-1/2 right-3 -translate-y-1/2 text-base text-ink-3" />
        {options.length > 0 ? (
          <PickerList id={listId} options={options} active={active} onPick={pick} />
        ) : (
          isOpen && <Silence id={listId}>{members ? 'No members found' : 'Loading brothers...'}</Silence>
        )}
      </div>
    </Field>
  )
}

const Silence = ({ id, children }: { id: string; children: string }) => (
  <p
    id={id}
    className="popover absolute top-full right-0 mt-1.5 min-w-full px-4 py-3 text-ink-2"
    style={{ '--popover-width': 'auto' }}
    role="status"
  >
    {children}
  </p>
)
