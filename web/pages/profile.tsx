// A brother's profile: one's own, to look at and to edit, or another's, which super admins edit too.
import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { useNavigate, useParams, useSearch } from '@tanstack/react-router'
import { Suspense } from 'react'
import { useLinkedinOutcome } from '#features/members/edit/linkedin/use-linkedin-outcome.ts'
import { ProfileChoice } from '#features/members/picker/profile-choice.tsx'
import { EditButton } from '#features/members/profile/edit-button.tsx'
import { EditSkeleton } from '#features/members/profile/edit-skeleton.tsx'
import type { ProfileSearch } from '#features/members/profile/profile-search.ts'
import { ProfileSkeleton } from '#features/members/profile/profile-skeleton.tsx'
import { ProfileView } from '#features/members/profile/profile-view.tsx'
import { ViewAsMenu, ViewAsNote } from '#features/members/profile/view-as.tsx'
import { ownProfileAsQuery, ownProfileQuery, profileQuery } from '#features/members/queries.ts'
import { sessionQuery, useSession, useWords } from '#features/session/queries.ts'
import { Refused } from '#lib/api.ts'
import { EmptyState } from '#ui/empty-state.tsx'
import { Page } from '#ui/page.tsx'
import { fetchEditMode, useEditMode } from './edit-mode.ts'

export function OwnProfilePage() {
  useLinkedinOutcome()
  return <Profile memberId={null} search={useSearch({ from: '/profile' })} />
}

export function ProfilePage() {
  const { memberId } = useParams({ from: '/profile/$memberId' })
  const search = useSearch({ from: '/profile/$memberId' })
  return <Profile memberId={memberId === String(useSession().id) ? null : memberId} search={search} />
}

interface ProfileProps {
  /** Null for the viewer's own. */
  memberId: string | null
  search: ProfileSearch
}

function Profile({ memberId, search }: ProfileProps) {
  const { id, can } = useSession()
  const { shortName } = useWords()
  const go = useNavigate()
  const isSignedOut = useIsSignedOut()
  const isOwn = memberId === null
  const mayEdit = isOwn || can.editMembers
  const isEditing = mayEdit && search.edit === true
  const onlooker = isOwn && !isEditing ? search.as : undefined
  // What he has typed stays in sight.
  if (isSignedOut && !isEditing) return <SignedOut />
  const actions = (
    <>
      {can.editMembers && <ProfileChoice viewer={{ id, shortName }} memberId={memberId} />}
      {isOwn && !isEditing && <ViewAsMenu />}
      {mayEdit && !isEditing && !onlooker && (
        <EditButton fetchCode={fetchEditMode} onEdit={() => void go({ to: '.', search: { edit: true } })} />
      )}
    </>
  )
  return (
    <Page title={isOwn || !can.editMembers ? 'Member Profile' : 'Edit Member Profile'} actions={actions} small>
      {onlooker && <ViewAsNote onlooker={onlooker} />}
      <Suspense fallback={isEditing ? <EditSkeleton /> : <ProfileSkeleton />}>
        {isEditing ? (
          <Editing key={memberId} memberId={memberId} />
        ) : (
          <View query={isOwn ? (onlooker ? ownProfileAsQuery(onlooker) : ownProfileQuery) : profileQuery(memberId)} />
        )}
      </Suspense>
    </Page>
  )
}

function View({ query }: { query: typeof ownProfileQuery }) {
  const { data: member } = useSuspenseQuery(query)
  return <ProfileView member={member} shortName={useWords().shortName} />
}

function Editing({ memberId }: { memberId: string | null }) {
  const ProfileEditing = useEditMode()
  return <ProfileEditing memberId={memberId} />
}

/** Whether the session turned out to have ended since the page was opened. */
function useIsSignedOut() {
  const { error } = useQuery(sessionQuery)
  return error instanceof Refused && error.status === 401
}

const SignedOut = () => (
  <Page title="Member Profile" small>
    <EmptyState level={2} title="Please log in to view your profile." />
  </Page>
)
