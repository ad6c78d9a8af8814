// The pieces of a profile.
import { Mail, MapPin, Phone } from 'lucide-react'
import '../features/profile/claimed.css'
import { ClaimAnswer } from '../features/people/claim-answer.tsx'
import { ClassMark } from '../features/people/class-mark.tsx'
import { LineBand } from '../features/people/line-band.tsx'
import { Portrait } from '../features/people/portrait.tsx'
import { Posters } from '../features/people/posters.tsx'
import { RelativeLink } from '../features/people/relative-link.tsx'
import { Details, Fact, Facts } from '../features/profile/facts.tsx'
import { ProfileColumns, ProfileSection } from '../features/profile/profile-columns.tsx'
import { ProfileHero } from '../features/profile/profile-hero.tsx'
import { PullQuote } from '../features/profile/pull-quote.tsx'
import { buttonClass } from '../ui/controls/button.tsx'
import { Tag } from '../ui/lists/tag.tsx'
import { GallerySection } from './gallery-section.tsx'
import { LINES } from './sample.ts'

const Side = () => (
  <>
    <ProfileSection title="Lineage">
      {LINES.map((color) => (
        <LineBand key={color} color={color} label={`${color} line`} />
      ))}
      <RelativeLink name="Bertil Nygård" relation="Big brother, 1st Class" to="#relative" />
      <RelativeLink name="Ezra Thorne" relation="Little brother, 31st Class" to="#relative" />
      <div className="claimed">
        <p>
          <Tag tone="warning">Claimed</Tag>
          Waits for you to confirm it
        </p>
        <ClaimAnswer tieId={0} name="Ezra Thorne" onAnswered={() => undefined} />
      </div>
      <RelativeLink name="Old Friend" relation="Little brother" />
    </ProfileSection>
    <ProfileSection title="Watching">
      <Posters
        posters={[
          { title: 'The Long North', src: '/engravings/wing.avif' },
          { title: 'Regattas, any' },
          { title: 'Letterpress restoration videos' },
        ]}
      />
    </ProfileSection>
  </>
)

export const ProfilePieces = () => (
  <GallerySection title="Profile">
    <ProfileHero
      photo={<Portrait name="Ansel Whitlock" framed />}
      mark={
        <div>
          <ClassMark label="29th Class" />
        </div>
      }
      name={
        <>
          Ansel <em>(Aurelius)</em> Whitlock
        </>
      }
    >
      <Facts>
        <Fact icon={<MapPin />}>Lisbon, Portugal</Fact>
        <Fact icon={<Mail />}>ansel.whitlock@example.org</Fact>
        <Fact icon={<Phone />}>+351 21 555 0142</Fact>
        <Tag tone="info">LinkedIn Verified</Tag>
      </Facts>
    </ProfileHero>
    <ProfileColumns side={<Side />}>
      <ProfileSection title="About">
        <div className="prose">
          <p>Draws maps for a living and boats for no reason. Came to the house a week late with one trunk.</p>
          <p>If you are passing through, there is a bunk, a skillet and an argument about kerning.</p>
        </div>
      </ProfileSection>
      <ProfileSection title="Personal Quote">
        <PullQuote>Leave the porch light on; someone is always later than you.</PullQuote>
      </ProfileSection>
      <ProfileSection title="Personal information">
        <Details>
          <dt>Birthday</dt>
          <dd>9 April 1993</dd>
          <dt>Children</dt>
          <dd>
            Tomás <small>boy, 6</small>
          </dd>
          <dt>Instagram</dt>
          <dd>
            <a href="#instagram" className={buttonClass({ variant: 'link' })}>
              @ansel.maps
            </a>
          </dd>
        </Details>
      </ProfileSection>
    </ProfileColumns>
  </GallerySection>
)
