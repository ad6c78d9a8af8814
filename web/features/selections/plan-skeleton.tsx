// The shape of a plan while it is on its way.
import { Loading, Skeleton } from '#ui/feedback/skeleton.tsx'

export const PlanSkeleton = () => (
  <Loading label="Counting">
    <div className="grid gap-4">
      <Skeleton height={42} />
      <Skeleton height={30} />
    </div>
  </Loading>
)
