// Where else a brother is to be found.
import { buttonClass } from '#ui/controls/button.tsx'
import { Details } from './facts.tsx'
import { ProfileSection } from './profile-columns.tsx'
import type { SocialLink } from './social-links.ts'

export const SocialSection = ({ links }: { links: readonly SocialLink[] }) => (
  <ProfileSection title="Social">
    <Details>
      {links.map(({ site, handle, url }) => (
        <div key={site} className="contents">
          <dt>{site}</dt>
          <dd>
            {url ? (
              <a href={url} target="_blank" rel="noreferrer" className={buttonClass({ variant: 'link' })}>
                {handle}
              </a>
            ) : (
              handle
            )}
          </dd>
        </div>
      ))}
    </Details>
  </ProfileSection>
)
