// The table's shape while the members are on their way.
import { Loading, Skeleton } from '#ui/feedback/skeleton.tsx'

const ROWS = [150, 120, 170, 135, 160, 110, 145, 125]

export const MemberTableSkeleton = () => (
  <Loading label="Loading members">
    {ROWS.map((width) => (
      <div key={width} className="flex items-center gap-3 border-b border-line px-5 py-2 last:border-0 max-sm:px-3.75">
        <Skeleton width={36} height={45} />
        <div className="grid flex-1 gap-2">
          <Skeleton width={width} height={15} />
          <Skeleton width={width * 1.2} height={11} />
        </div>
        <Skeleton width={200} height={13} className="max-lg:hidden" />
        <Skeleton width={148} height={34} className="max-sm:hidden" />
      </div>
    ))}
  </Loading>
)
