// Rows of travellers before they are here.
import './trip-row.css'
import { Loading, Skeleton } from '#ui/feedback/skeleton.tsx'

export const TravellersSkeleton = ({ rows = 3 }: { rows?: number }) => (
  <Loading label="Loading the trips of brothers" className="trip-rows">
    {Array.from({ length: rows }, (_, row) => (
      <div key={row} className="trip-row">
        <Skeleton width={44} height={55} />
        <div className="grid gap-2">
          <Skeleton width="40%" height={18} />
          <Skeleton width="60%" />
        </div>
      </div>
    ))}
  </Loading>
)
