// What stands where something will be, of the pages that have a shape of their own.
import { MemberTableSkeleton } from '../features/member-management/member-table-skeleton.tsx'
import { EditSkeleton } from '../features/profile/edit-skeleton.tsx'
import { ProfileSkeleton } from '../features/profile/profile-skeleton.tsx'
import { TripsSkeleton } from '../features/trips/trips-skeleton.tsx'
import { Card } from '../ui/layout/card.tsx'
import { GallerySection } from './gallery-section.tsx'

export const SkeletonPieces = () => (
  <GallerySection title="On their way">
    <div className="gallery-stack">
      <ProfileSkeleton />
      <TripsSkeleton />
      <Card flush>
        <MemberTableSkeleton />
      </Card>
      <EditSkeleton />
    </div>
  </GallerySection>
)
