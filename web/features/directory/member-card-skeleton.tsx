// A member card while members load: the same shapes.
import './member-card.css'
import '#ui/layout/card.css'
import { Skeleton } from '#ui/feedback/skeleton.tsx'

export const MemberCardSkeleton = () => (
  <div className="card member-card">
    <Skeleton width={84} height={105} />
    <div className="member-card-in">
      <Skeleton width="62%" height={18} className="mt-[3px]" />
      <Skeleton width="88%" height={12} className="mt-2" />
      <Skeleton width="44%" height={12} className="mt-2" />
      <div className="member-card-base">
        <Skeleton width={74} height={22} />
      </div>
    </div>
  </div>
)
