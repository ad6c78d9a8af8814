// The shape of rows of activity while they are on their way.
import './activity-row.css'
import { Skeleton } from '#ui/feedback/skeleton.tsx'

export const ActivityRowsOutline = ({ count }: { count: number }) =>
  Array.from({ length: count }, (_, row) => (
    // They are all the same.
    <div key={row} className="activity-row">
      <Skeleton width={36} height={45} />
      <div className="grid gap-2">
        <Skeleton width="60%" height={18} />
        <Skeleton width="24%" />
      </div>
    </div>
  ))
