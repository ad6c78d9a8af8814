// Lets a super admin go from profile to profile, and back to his own.
import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { buttonClass } from '#ui/controls/button.tsx'
import { Link } from '#ui/controls/link.tsx'
import { MemberPicker } from './member-picker.tsx'
import { memberLabel, OWN_PROFILE } from './picker-options.ts'
import { profileQuery } from './queries.ts'

interface ProfileChoiceProps {
  viewer: { id: number; shortName: string }
  /** Whose profile is shown; null for the viewer's own. */
  memberId: string | null
}

export function ProfileChoice({ viewer, memberId }: ProfileChoiceProps) {
  const navigate = useNavigate()
  const { data: member } = useQuery({ ...profileQuery(memberId ?? ''), enabled: memberId !== null })
  const shown = memberId === null ? OWN_PROFILE.label : member && memberLabel(member, viewer.shortName)
  const go = (to: number | null) =>
    to === null
      ? navigate({ to: '/profile' })
      : navigate({ to: '/profile/$memberId', params: { memberId: String(to) } })
  return (
    <div className="flex flex-wrap justify-end gap-2 max-sm:contents sm:max-lg:max-w-88 lg:max-xl:max-w-112">
      <MemberPicker shown={shown ?? ''} viewer={viewer} onPick={(to) => void go(to)} />
      {memberId !== null && (
        <Link to="/profile" className={buttonClass({ variant: 'ghost' })}>
          Back to Your Profile
        </Link>
      )}
    </div>
  )
}
