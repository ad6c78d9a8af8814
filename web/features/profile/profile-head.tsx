// The head of a profile: portrait, class, name, and how to reach him.
import { classLabel } from '@aerie/contract/classes'
import type { Member } from '@aerie/contract/members'
import { displayName, goesBy } from '@aerie/contract/person'
import { Mail, MapPin, Phone } from 'lucide-react'
import { ClassMark } from '#features/people/class-mark.tsx'
import { LinkedinVerified } from '#features/people/linkedin-verified.tsx'
import { readableAddress } from '#lib/readable-address.ts'
import { Tag } from '#ui/lists/tag.tsx'
import { Fact, Facts } from './facts.tsx'
import { ProfileHero } from './profile-hero.tsx'
import { ProfilePortrait } from './profile-portrait.tsx'

interface ProfileHeadProps {
  member: Member
  shortName: string
}

export function ProfileHead({ member, shortName }: ProfileHeadProps) {
  const { middleName, lastName, profileImageUrl, profileImageHash } = member
  return (
    <ProfileHero
      photo={<ProfilePortrait name={displayName(member)} src={profileImageUrl} hash={profileImageHash} />}
      mark={<Standing member={member} shortName={shortName} />}
      name={
        <bdi>
          {goesBy(member)} {middleName && <em>({middleName}) </em>}
          {lastName !== goesBy(member) && lastName}
        </bdi>
      }
    >
      <Reach member={member} />
    </ProfileHero>
  )
}

/** His class, or his title where he has none; and whether he has left. */
function Standing({ member, shortName }: ProfileHeadProps) {
  const label = classLabel(member, shortName)
  const hasClass = member.pledgeClass !== null || member.class !== null
  return (
    <div className="flex flex-wrap items-center gap-2">
      {hasClass ? <ClassMark label={label} /> : <span className="caption">{label}</span>}
      {!member.isActive && <Tag tone="quiet">Inactive</Tag>}
    </div>
  )
}

function Reach({ member }: { member: Member }) {
  const { location, country, email, phone, linkedinVerified } = member
  const place = location ?? country
  if (!place && !email && !phone && !linkedinVerified) return null
  return (
    <Facts>
      {place && (
        <Fact icon={<MapPin />}>
          <bdi>{place}</bdi>
        </Fact>
      )}
      {email && (
        <Fact icon={<Mail />}>
          <a href={`mailto:${email}`} className="hover:text-foil">
            {readableAddress(email)}
          </a>
        </Fact>
      )}
      {phone && (
        <Fact icon={<Phone />}>
          <a href={`tel:${phone.replace(/[^+\d]/g, '')}`} className="num hover:text-foil">
            {phone}
          </a>
        </Fact>
      )}
      {linkedinVerified && <LinkedinVerified own={member.own !== undefined} />}
    </Facts>
  )
}
