// Edit mode of a profile, with the security of the account where it is one's own.
import { goesBy } from '@aerie/contract/person'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { AvatarEditor } from '#features/avatars/avatar-editor.tsx'
import { LinkedinCard } from '#features/linkedin/linkedin-card.tsx'
import { FavouritesGrid } from '#features/movies/favourites-grid.tsx'
import { ownProfileQuery, profileQuery } from '#features/people/queries.ts'
import { EditSkeleton } from '#features/profile/edit-skeleton.tsx'
import { EditProfile } from '#features/profile-editing/edit-profile.tsx'
import type { Editors } from '#features/profile-form/editing.ts'
import { useSession } from '#features/session/queries.ts'
import { useSettings } from '#features/settings/queries.ts'
import { isFinal } from '#lib/call-errors.ts'
import { useRouter } from '#lib/navigation/navigation.tsx'
import { QueryState } from '#ui/feedback/query-state.tsx'
import { OwnAccount } from './own-account.tsx'

/** `memberId` is null for the viewer's own. */
export function ProfileEditing({ memberId }: { memberId: string | null }) {
  const query = memberId === null ? ownProfileQuery : profileQuery(memberId)
  const { can } = useSession()
  const { shortName, offices, classCount } = useSettings()
  const router = useRouter()
  // The button that had the focus goes with the form.
  useEffect(() => () => document.getElementById('main')?.focus({ preventScroll: true }), [])
  return (
    <QueryState
      query={useQuery({ ...query, throwOnError: isFinal })}
      skeleton={<EditSkeleton />}
      failure="The profile could not be loaded"
      level={2}
    >
      {(member) => (
        <>
          <EditProfile
            member={member}
            ofOther={memberId !== null}
            mayEditReserved={can.editMembers}
            organisation={{ shortName, offices, classCount }}
            editors={EDITORS}
            security={<OwnAccount firstName={goesBy(member)} lastName={member.lastName} />}
            onDone={() => void router.ask({}, { replace: true })}
          />
          <SectionAskedFor />
        </>
      )}
    </QueryState>
  )
}

/** Brings the section that the address names into view, once the form stands. */
function SectionAskedFor() {
  useEffect(() => {
    const section = document.getElementById(window.location.hash.slice(1))
    section?.scrollIntoView()
    section?.focus({ preventScroll: true })
  }, [])
  return null
}

const EDITORS: Editors = {
  Avatar: AvatarEditor,
  Linkedin: (props) => <LinkedinCard {...props} configured={useSession().can.connectLinkedin} />,
  Favourites: (props) => <FavouritesGrid {...props} canSearch={useSession().can.searchMovies} />,
}
