// A brother's profile, however much or little is known of him.
import type { Member } from '@aerie/contract/members'
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
  const main = hasMain(member) ? (
    <MainSections member={member} />
  ) : (
    <EmptyState title="Nothing written yet" level={3} compact>
      {member.familiar || member.firstName} has not told the house about himself.
    </EmptyState>
  )
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
