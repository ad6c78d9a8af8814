// The outline of a page while its first answer is on the way.
import '#ui/layout/page.css'
import { Loading, Skeleton } from '#ui/feedback/skeleton.tsx'

export const PageSkeleton = () => (
  <main className="page" id="main" tabIndex={-1}>
    <Loading label="Loading" className="page-in">
      <div className="page-header">
        <div className="page-header-row">
          <Skeleton width={240} height={40} />
        </div>
        <div className="page-rule" />
      </div>
      <Skeleton height={200} className="rounded-lg" />
    </Loading>
  </main>
)
