// The shape of what is looked for, until it is there.
import { Loading, Skeleton } from '#ui/feedback/skeleton.tsx'

const ROWS = ['one', 'two', 'three', 'four', 'five', 'six']

export const FoundSkeleton = () => (
  <Loading label="Looking" className="grid gap-3.5 px-5 py-3">
    {ROWS.map((row) => (
      <span key={row} className="flex items-center gap-3">
        <Skeleton width={34} height={36} />
        <Skeleton width="55%" height={16} />
      </span>
    ))}
  </Loading>
)
