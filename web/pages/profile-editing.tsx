// Edit mode of a profile, with the security of the account where it is one's own.
import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useEffect } from 'react'
import { SecuritySection } from '#features/account/security-section.tsx'
import { ownProfileQuery, profileQuery } from '#features/people/queries.ts'
import { EditSkeleton } from '#features/profile/edit-skeleton.tsx'
import { EditProfile } from '#features/profile-editing/edit-profile.tsx'
import { useSession, useSettings } from '#features/session/queries.ts'
import { isFinal } from '#lib/call-errors.ts'
import { QueryState } from '#ui/feedback/query-state.tsx'

/** `memberId` is null for the viewer's own. */
export function ProfileEditing({ memberId }: { memberId: string | null }) {
  const query = memberId === null ? ownProfileQuery : profileQuery(memberId)
  const { can } = useSession()
  const { shortName, offices, classCount } = useSettings()
  const go = useNavigate()
  // The button that had the focus goes with the form.
  useEffect(() => () => document.getElementById('main')?.focus({ preventScroll: true }), [])
  return (
    <QueryState
      query={useQuery({ ...query, throwOnError: isFinal })}
      skeleton={<EditSkeleton />}
      failure="The profile did not arrive"
      level={2}
    >
      {(member) => (
        <EditProfile
          member={member}
          ofOther={memberId !== null}
          mayReserve={can.editMembers}
          house={{ shortName, offices, classCount }}
          services={{ linkedin: can.connectLinkedin, movies: can.searchMovies }}
          security={<SecuritySection />}
          onDone={() => void go({ to: '.', search: {}, replace: true })}
        />
      )}
    </QueryState>
  )
}
