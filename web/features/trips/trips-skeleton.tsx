// The trips' cards while they are on their way.
import '#ui/layout/card.css'
import './trip-card.css'
import { Loading, Skeleton } from '#ui/feedback/skeleton.tsx'

export const TripsSkeleton = () => (
  <Loading label="Loading trips" className="trip-cards">
    {[1, 2, 3].map((card) => (
      <div key={card} className="card trip-card">
        <div className="trip-card-in">
          <Skeleton width={72} height={22} />
          <Skeleton width="70%" height={24} />
          <Skeleton width="55%" />
          <Skeleton width="45%" />
        </div>
        <div className="trip-card-foot">
          <Skeleton width={86} height={24} className="my-1 rounded-full" />
        </div>
      </div>
    ))}
  </Loading>
)
