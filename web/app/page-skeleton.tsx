// The outline of a page while its first answer is on the way.
import { Loading, Skeleton } from '#ui/feedback/skeleton.tsx'

export const PageSkeleton = () => (
  <main className="page" id="main" tabIndex={-1}>
    <Loading label="Loading" className="page-in">
      <div className="masthead">
        <div className="masthead-row">
          <Skeleton width={240} height={40} />
        </div>
        <div className="scotch" />
      </div>
      <Skeleton height={200} className="rounded-lg" />
    </Loading>
  </main>
)
