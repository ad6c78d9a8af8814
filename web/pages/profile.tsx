// A brother's profile: one's own, to look at and to edit, or another's, which super admins edit too.
import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { useNavigate, useParams, useSearch } from '@tanstack/react-router'
import { Suspense } from 'react'
import { useLinkedinOutcome } from '#features/linkedin/use-linkedin-outcome.ts'
import { ProfileChoice } from '#features/people/profile-choice.tsx'
import { ownProfileAsQuery, ownProfileQuery, profileQuery } from '#features/people/queries.ts'
import { EditButton } from '#features/profile/edit-button.tsx'
import { EditSkeleton } from '#features/profile/edit-skeleton.tsx'
import type { ProfileSearch } from '#features/profile/profile-search.ts'
import { ProfileSkeleton } from '#features/profile/profile-skeleton.tsx'
import { ProfileView } from '#features/profile/profile-view.tsx'
import { ViewAsMenu, ViewAsNote } from '#features/profile/view-as.tsx'
import { sessionQuery, useSession, useSettings } from '#features/session/queries.ts'
import { Refused } from '#lib/call-errors.ts'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { Page } from '#ui/layout/page.tsx'
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
  const { shortName } = useSettings()
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
  return <ProfileView member={member} shortName={useSettings().shortName} />
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
