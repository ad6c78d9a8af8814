// A brother's profile: one's own, with its security, or another's.
import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { Suspense } from 'react'
import { ProfileChoice } from '#features/members/picker/profile-choice.tsx'
import { ProfileSkeleton } from '#features/members/profile/profile-skeleton.tsx'
import { ProfileView } from '#features/members/profile/profile-view.tsx'
import { ownProfileQuery, profileQuery } from '#features/members/queries.ts'
import { SecuritySection } from '#features/security/security-section.tsx'
import { sessionQuery, useSession, useWords } from '#features/session/queries.ts'
import { Refused } from '#lib/api.ts'
import { EmptyState } from '#ui/empty-state.tsx'
import { Page } from '#ui/page.tsx'

export const OwnProfilePage = () => <Profile memberId={null} />

export function ProfilePage() {
  const { memberId } = useParams({ from: '/profile/$memberId' })
  return <Profile memberId={memberId === String(useSession().id) ? null : memberId} />
}

/** `memberId` is null for the viewer's own. */
function Profile({ memberId }: { memberId: string | null }) {
  const { id, can } = useSession()
  const { shortName } = useWords()
  const isSignedOut = useIsSignedOut()
  const isEditing = can.editMembers && memberId !== null
  if (isSignedOut) return <SignedOut />
  return (
    <Page
      title={isEditing ? 'Edit Member Profile' : 'Member Profile'}
      actions={can.editMembers && <ProfileChoice viewer={{ id, shortName }} memberId={memberId} />}
      small
    >
      <Suspense fallback={<ProfileSkeleton />}>
        <View memberId={memberId} shortName={shortName} />
        {memberId === null && (
          <div className="mt-10">
            <SecuritySection />
          </div>
        )}
      </Suspense>
    </Page>
  )
}

function View({ memberId, shortName }: { memberId: string | null; shortName: string }) {
  const { data: member } = useSuspenseQuery(memberId === null ? ownProfileQuery : profileQuery(memberId))
  return <ProfileView member={member} shortName={shortName} />
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
