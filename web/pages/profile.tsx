// A brother's profile: one's own, to look at and to edit, or another's, which super admins edit too.
import type { Confirmed } from '@aerie/contract/freshness'
import { displayName, goesBy } from '@aerie/contract/person'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useLinkedinOutcome } from '#features/linkedin/use-linkedin-outcome.ts'
import { ownProfileAsQuery, ownProfileQuery, profileQuery } from '#features/people/queries.ts'
import { EditButton } from '#features/profile/edit-button.tsx'
import { EditSkeleton } from '#features/profile/edit-skeleton.tsx'
import type { ProfileSearch } from '#features/profile/profile-search.ts'
import { ProfileSkeleton } from '#features/profile/profile-skeleton.tsx'
import { ProfileView } from '#features/profile/profile-view.tsx'
import { ViewAsButton } from '#features/profile/view-as-button.tsx'
import { ViewAsNote } from '#features/profile/view-as-note.tsx'
import { sessionQuery, useSession } from '#features/session/queries.ts'
import { useSettings } from '#features/settings/queries.ts'
import { isFinal, Refused } from '#lib/call-errors.ts'
import { lazyCode, useCode } from '#lib/lazy-code.ts'
import { useParams, useRouter, useSearch } from '#lib/navigation/navigation.tsx'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { QueryState } from '#ui/feedback/query-state.tsx'
import { Page } from '#ui/layout/page.tsx'
import { LaterInView } from '../compositions/later-in-view.tsx'

/** For officers alone, so only they fetch it. */
const profileSwitch = lazyCode(() => import('#features/people/profile-switch.tsx'))

/** One's own page alone asks it, and mostly in vain. */
const returnedMail = lazyCode(() => import('#features/bounces/returned-mail-note.tsx'))

/** For super admins, of a brother who is not active. */
const passingNote = lazyCode(() => import('#features/passings/passing-note.tsx'))

/** For officers, of others. */
const confirmedLine = lazyCode(() => import('#features/freshness/confirmed-line.tsx'))

/** Most visits do without. */
const editMode = lazyCode(() => import('../compositions/profile/profile-editing.tsx'))

/** Both below the window when the page opens. */
const profilePhotos = lazyCode(() => import('../compositions/photos/profile-photos.tsx'))
const ownAccount = lazyCode(() => import('../compositions/profile/own-account.tsx'))

export function OwnProfilePage() {
  useLinkedinOutcome()
  return <Profile memberId={null} search={useSearch('/profile')} />
}

export function ProfilePage() {
  const { memberId } = useParams('/profile/$memberId')
  const search = useSearch('/profile/$memberId')
  return <Profile memberId={memberId === String(useSession().id) ? null : memberId} search={search} />
}

/** Its place is kept while it comes; a page to which it does not come does without. */
function Switch(props: { viewer: { id: number; shortName: string }; memberId: string | null }) {
  const { data } = useCode(profileSwitch)
  return data ? <data.ProfileSwitch {...props} /> : <span className="h-9" />
}

interface ProfileProps {
  /** Null for the viewer's own. */
  memberId: string | null
  search: ProfileSearch
}

function Profile({ memberId, search }: ProfileProps) {
  const { id, can } = useSession()
  const { shortName } = useSettings()
  const router = useRouter()
  const isSignedOut = useIsSignedOut()
  const isOwn = memberId === null
  const mayEdit = isOwn || can.editMembers
  const isEditing = mayEdit && search.edit === true
  const onlooker = isOwn && !isEditing ? search.as : undefined
  // What he has typed stays in sight.
  if (isSignedOut && !isEditing) return <SignedOut />
  const actions = (
    <>
      {can.editMembers && <Switch viewer={{ id, shortName }} memberId={memberId} />}
      {isOwn && !isEditing && <ViewAsButton />}
      {mayEdit && !isEditing && !onlooker && (
        <EditButton fetchAhead={editMode.fetchAhead} onEdit={() => void router.ask({ edit: true })} />
      )}
    </>
  )
  return (
    <Page title={isOwn || !can.editMembers ? 'Member Profile' : 'Edit Member Profile'} actions={actions} small>
      {onlooker && <ViewAsNote onlooker={onlooker} />}
      {isEditing ? (
        <Editing key={memberId} memberId={memberId} />
      ) : (
        <View
          key={`${memberId} ${onlooker}`}
          isOwn={isOwn && !onlooker}
          query={isOwn ? (onlooker ? ownProfileAsQuery(onlooker) : ownProfileQuery) : profileQuery(memberId)}
        />
      )}
    </Page>
  )
}

function View({ query, isOwn }: { query: typeof ownProfileQuery; isOwn: boolean }) {
  const { can } = useSession()
  const { shortName } = useSettings()
  return (
    <QueryState
      query={useQuery({ ...query, throwOnError: isFinal })}
      skeleton={<ProfileSkeleton />}
      failure="The profile could not be loaded"
      level={2}
    >
      {(member) => (
        <>
          {isOwn && <ReturnedMail />}
          {member.isRemembered && <ToHisPage memberId={member.id} />}
          {can.editMembers && !member.isActive && !member.isRemembered && (
            <Marked memberId={member.id} name={displayName(member)} />
          )}
          <ProfileView member={member} shortName={shortName} />
          {!isOwn && member.confirmed && <ConfirmedOn confirmed={member.confirmed} />}
          <LaterInView>
            <Photos memberId={member.id} firstName={goesBy(member)} />
          </LaterInView>
          {isOwn && (
            <div id="own-account">
              <LaterInView>
                <DataAndAccount firstName={goesBy(member)} lastName={member.lastName} />
              </LaterInView>
            </div>
          )}
        </>
      )}
    </QueryState>
  )
}

/** Who has passed has one page, whatever address led to him. */
function ToHisPage({ memberId }: { memberId: number }) {
  const router = useRouter()
  useEffect(() => void router.open(`/in-memoriam/${memberId}`, { replace: true }), [router, memberId])
  return null
}

function ReturnedMail() {
  const { data } = useCode(returnedMail)
  return data ? <data.ReturnedMailNote /> : null
}

function Marked(props: { memberId: number; name: string }) {
  const { data } = useCode(passingNote)
  return data ? <data.PassingNote {...props} /> : null
}

function ConfirmedOn(props: { confirmed: Confirmed }) {
  const { data } = useCode(confirmedLine)
  return data ? <data.ConfirmedLine {...props} /> : null
}

/** A page to which they do not come does without. */
function Photos(props: { memberId: number; firstName: string }) {
  const { data } = useCode(profilePhotos)
  return data ? <data.ProfilePhotos {...props} /> : null
}

function DataAndAccount(props: { firstName: string; lastName: string }) {
  const { data } = useCode(ownAccount)
  return data ? (
    <div className="mt-6">
      <data.OwnAccount {...props} />
    </div>
  ) : null
}

const Editing = ({ memberId }: { memberId: string | null }) => (
  <QueryState query={useCode(editMode)} skeleton={<EditSkeleton />} failure="The form could not be loaded" level={2}>
    {({ ProfileEditing }) => <ProfileEditing memberId={memberId} />}
  </QueryState>
)

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
