// The main column of a profile: what a brother tells of himself; what he has not told is left out.
import type { Member } from '@aerie/contract/members'
import { hasPersonal, PersonalSection } from './personal-section.tsx'
import { ProfileSection } from './profile-columns.tsx'
import { PullQuote } from './pull-quote.tsx'
import { socialLinksOf } from './social-links.ts'
import { SocialSection } from './social-section.tsx'
import { hasWork, WorkSection } from './work-section.tsx'

export function MainSections({ member }: { member: Member }) {
  const { bio, quote } = member
  const links = socialLinksOf(member)
  return (
    <>
      {bio && (
        <ProfileSection title="About">
          <div className="prose">
            {bio.split(/\n\s*\n/).map((paragraph, at) => (
              // Paragraphs have nothing but their order.
              <p key={at} dir="auto" className="whitespace-pre-line">
                {paragraph}
              </p>
            ))}
          </div>
        </ProfileSection>
      )}
      {quote && (
        <ProfileSection title="Personal Quote">
          <PullQuote>{quote.replace(/^["“”]|["“”]$/g, '')}</PullQuote>
        </ProfileSection>
      )}
      {hasWork(member) && <WorkSection member={member} />}
      {hasPersonal(member) && <PersonalSection member={member} />}
      {links.length > 0 && <SocialSection links={links} />}
    </>
  )
}

export const hasMain = (member: Member) =>
  Boolean(member.bio || member.quote) || hasWork(member) || hasPersonal(member) || socialLinksOf(member).length > 0
