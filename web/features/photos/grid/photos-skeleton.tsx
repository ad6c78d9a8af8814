// The outline of an album's photos while they are on the way.
import { Loading, Skeleton } from '#ui/feedback/skeleton.tsx'

const WIDTHS = ['28%', '14%', '30%', '24%', '20%', '32%', '16%', '26%']

export const PhotosSkeleton = () => (
  <Loading label="Loading the photos" className="mt-12 flex flex-wrap gap-1.5">
    {WIDTHS.map((width) => (
      <Skeleton key={width} width={width} className="h-29.5! sm:h-53!" />
    ))}
  </Loading>
)
