// Edit mode of a profile, with the security of the account where it is one's own.
import { useSuspenseQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { use } from 'react'
import { fetchEditMode } from '#features/members/edit-mode.ts'
import { ownProfileQuery, profileQuery } from '#features/members/queries.ts'
import { SecuritySection } from '#features/security/security-section.tsx'
import { useSession, useWords } from '#features/session/queries.ts'

/** `memberId` is null for the viewer's own. */
export function ProfileEditing({ memberId }: { memberId: string | null }) {
  const code = fetchEditMode()
  const { data: member } = useSuspenseQuery(memberId === null ? ownProfileQuery : profileQuery(memberId))
  const { EditProfile } = use(code)
  const { can } = useSession()
  const { shortName, offices, classCount } = useWords()
  const go = useNavigate()
  return (
    <EditProfile
      member={member}
      ofOther={memberId !== null}
      mayReserve={can.editMembers}
      house={{ shortName, offices, classCount }}
      services={{ linkedin: can.connectLinkedin, movies: can.searchMovies }}
      security={<SecuritySection />}
      onDone={() => void go({ to: '.', search: {}, replace: true })}
    />
  )
}
