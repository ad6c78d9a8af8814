// A profile on its way: portrait, name, and the shapes of its sections.
import '#features/people/portrait.css'
import './profile-hero.css'
import { Loading, Skeleton } from '#ui/feedback/skeleton.tsx'
import { ProfileColumns } from './profile-columns.tsx'

export const ProfileSkeleton = () => (
  <Loading label="Loading profile">
    <div className="profile-hero">
      <span className="portrait portrait-framed">
        <span className="portrait-picture">
          <Skeleton height="100%" />
        </span>
      </span>
      <div>
        <Skeleton width={92} height={22} />
        <Skeleton width="min(30rem, 100%)" height={52} className="my-1.5" />
        <Skeleton width="min(26rem, 100%)" height={20} />
      </div>
    </div>
    <ProfileColumns
      side={
        <>
          <Section widths={['40%', '64%']} />
          <Section widths={['100%', '70%', '72%', '66%']} />
        </>
      }
    >
      <Section widths={['96%', '92%', '78%']} />
      <Section widths={['70%', '44%']} />
      <Section widths={['38%', '30%', '34%']} />
    </ProfileColumns>
  </Loading>
)

const Section = ({ widths }: { widths: readonly string[] }) => (
  <div className="profile-section">
    <Skeleton width={84} height={18} />
    <div className="grid gap-2.5">
      {widths.map((width) => (
        <Skeleton key={width} width={width} height={16} />
      ))}
    </div>
  </div>
)
