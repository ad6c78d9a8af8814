// A brother's birthday and his people.
import type { Member } from '@aerie/contract/members'
import { kidNote } from '#features/people/spans.ts'
import { Details } from './facts.tsx'
import { ProfileSection } from './profile-columns.tsx'

export function PersonalSection({ member }: { member: Member }) {
  const { birthday, significantOther, significantOtherType, kids } = member
  const year = new Date().getFullYear()
  return (
    <ProfileSection title="Personal information">
      <Details>
        {birthday && (
          <>
            <dt>Birthday</dt>
            <dd className="num">{birthday}</dd>
          </>
        )}
        {(significantOther || significantOtherType) && (
          <>
            <dt>Partner</dt>
            <dd>
              <bdi>{significantOther}</bdi> <small>{significantOtherType}</small>
            </dd>
          </>
        )}
        {kids.length > 0 && (
          <>
            <dt>Children</dt>
            <dd className="num">
              {kids.map((kid, at) => (
                // Nothing says that two of them differ.
                <span key={at} className="block">
                  <bdi>{kid.name}</bdi> <small>{kidNote(kid, year)}</small>
                </span>
              ))}
            </dd>
          </>
        )}
      </Details>
    </ProfileSection>
  )
}

export const hasPersonal = ({ birthday, significantOther, significantOtherType, kids }: Member) =>
  Boolean(birthday || significantOther || significantOtherType) || kids.length > 0
