// A brother's profile, however much or little is known of him.
import type { Member } from '@aerie/contract/members'
import { goesBy } from '@aerie/contract/person'
import { buttonClass } from '#ui/controls/button.tsx'
import { Link } from '#ui/controls/link.tsx'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { hasMain, MainSections } from './main-sections.tsx'
import { ProfileColumns } from './profile-columns.tsx'
import { ProfileHead } from './profile-head.tsx'
import { hasSide, SideSections } from './side-sections.tsx'

interface ProfileViewProps {
  member: Member
  shortName: string
}

export function ProfileView({ member, shortName }: ProfileViewProps) {
  const main = hasMain(member) ? <MainSections member={member} /> : <NothingWritten member={member} />
  return (
    <>
      <ProfileHead member={member} shortName={shortName} />
      {hasSide(member) ? (
        <ProfileColumns side={<SideSections member={member} shortName={shortName} />}>{main}</ProfileColumns>
      ) : (
        <div className="border-t border-line-2 pt-6">{main}</div>
      )}
    </>
  )
}

const NothingWritten = ({ member }: { member: Member }) =>
  member.own ? (
    <EmptyState
      title="Nothing written yet"
      compact
      action={
        <Link to="/profile?edit=true" className={buttonClass({ size: 'sm' })}>
          Tell of yourself
        </Link>
      }
    >
      You have not written about yourself yet.
    </EmptyState>
  ) : (
    <EmptyState title="Nothing written yet" compact>
      {goesBy(member)} has not written about himself yet.
    </EmptyState>
  )
