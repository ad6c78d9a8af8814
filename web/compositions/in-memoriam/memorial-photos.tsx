// Photos of a brother who has passed: those on which the reader stands beside him first, then the newest of him.
import type { Photo } from '@aerie/contract/photos'
import { type PhotoFilters, searchHref } from '#features/photo-search/media-filters.ts'
import { foundPhotosQuery } from '#features/photo-search/queries.ts'
import { ProfileSection } from '#features/profile/profile-columns.tsx'
import { useSession } from '#features/session/queries.ts'
import { useListInPages } from '#lib/list-in-pages.ts'
import { useRouter } from '#lib/navigation/navigation.tsx'
import { buttonClass } from '#ui/controls/button.tsx'
import { Link } from '#ui/controls/link.tsx'
import { PhotoRow } from '../photos/photo-row.tsx'

/** More than a row of the widest page takes. */
const ROW = '12'

interface MemorialPhotosProps {
  memberId: number
  /** By which he went. */
  firstName: string
}

export function MemorialPhotos({ memberId, firstName }: MemorialPhotosProps) {
  const { id } = useSession()
  return (
    <>
      <Row title={`${firstName} and you`} filters={{ member: memberId, beside: id }} all="All of you together" />
      <Row title="Photographs" filters={{ member: memberId }} all="All with him" />
    </>
  )
}

/** Nothing where there are none. */
function Row({ title, filters, all }: { title: string; filters: PhotoFilters; all: string }) {
  const router = useRouter()
  const { data: photos = [] } = useListInPages(foundPhotosQuery(filters, ROW))
  if (photos.length === 0) return null
  const addressOf = (photo: Photo) => searchHref({ ...filters, photo: photo.id })
  return (
    <ProfileSection title={title}>
      <PhotoRow photos={photos} hrefOf={addressOf} onOpen={(photo) => void router.open(addressOf(photo))} />
      <Link to={searchHref(filters)} className={buttonClass({ variant: 'link' })}>
        {all}
      </Link>
    </ProfileSection>
  )
}
