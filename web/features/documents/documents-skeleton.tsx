// The shape of the documents while they load.
import './document-card.css'
import { Loading, Skeleton } from '#ui/feedback/skeleton.tsx'

const PLACES = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight']

export const DocumentsSkeleton = () => (
  <Loading label="Loading the documents" className="document-cards">
    {PLACES.map((place) => (
      <div key={place} className="document-card">
        <div className="document-card-cover" />
        <div className="document-card-in">
          <Skeleton width="70%" height={18} />
          <Skeleton width="90%" height={12} />
          <Skeleton width="40%" height={12} />
        </div>
      </div>
    ))}
  </Loading>
)
