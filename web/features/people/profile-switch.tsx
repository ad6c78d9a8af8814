// Lets a super admin go from profile to profile, and back to his own.
import { useQuery } from '@tanstack/react-query'
import { ChevronsUpDown } from 'lucide-react'
import { useMemo, useState } from 'react'
import { useNavigate } from '#lib/navigation/navigation.tsx'
import { buttonClass } from '#ui/controls/button.tsx'
import { Field } from '#ui/controls/field.tsx'
import { Link } from '#ui/controls/link.tsx'
import { type BrotherOption, briefLabel, OWN_PROFILE, offerEveryone } from './brother-options.ts'
import { BrotherPicker } from './brother-picker.tsx'
import { directoryQuery, profileQuery } from './queries.ts'

interface ProfileSwitchProps {
  viewer: { id: number; shortName: string }
  /** Whose profile is shown; null for the viewer's own. */
  memberId: string | null
}

export function ProfileSwitch({ viewer, memberId }: ProfileSwitchProps) {
  const navigate = useNavigate()
  const { data: member } = useQuery({ ...profileQuery(memberId ?? ''), enabled: memberId !== null })
  const shown = memberId === null ? OWN_PROFILE : member && briefLabel(member, viewer.shortName)
  const go = (option: BrotherOption) =>
    option.kind === 'brother'
      ? navigate({ to: '/profile/$memberId', params: { memberId: String(option.brother.id) } })
      : navigate({ to: '/profile' })
  return (
    <div className="flex flex-wrap justify-end gap-2 max-sm:contents sm:max-lg:max-w-88 lg:max-xl:max-w-112">
      <Search shown={shown ?? ''} viewer={viewer} onPick={(option) => void go(option)} />
      {memberId !== null && (
        <Link to="/profile" className={buttonClass({ variant: 'ghost' })}>
          Back to Your Profile
        </Link>
      )}
    </div>
  )
}

interface SearchProps {
  /** Whose profile is shown, as the options call him. */
  shown: string
  viewer: ProfileSwitchProps['viewer']
  onPick: (option: BrotherOption) => void
}

function Search({ shown, viewer, onPick }: SearchProps) {
  /** Null while nobody is looked for. */
  const [typed, setTyped] = useState<string | null>(null)
  const isOpen = typed !== null
  const { data: brothers } = useQuery({ ...directoryQuery, enabled: isOpen })
  const offer = useMemo(
    () => offerEveryone({ brothers, typed: typed ?? '', viewerId: viewer.id }),
    [brothers, typed, viewer.id],
  )
  return (
    <Field label="Select Member to Edit" inline>
      <div className="relative">
        <BrotherPicker
          className="h-9 truncate pr-9 sm:w-44 lg:w-64"
          placeholder={isOpen ? 'Name, company or city' : undefined}
          listLabel="Members"
          text={typed ?? shown}
          onText={setTyped}
          onOpenChange={(open) => setTyped(open ? '' : null)}
          offer={offer}
          onPick={onPick}
          shortName={viewer.shortName}
          brief
        />
        <ChevronsUpDown className="pointer-events-none absolute top-1/2 right-3 -translate-y-1/2 text-base text-ink-3" />
      </div>
    </Field>
  )
}
