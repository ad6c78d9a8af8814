// The photos that show a brother, at the end of his profile: the newest of them, and the way to all. Nothing where there are none.
import type { Photo } from '@aerie/contract/photos'
import { plural } from '@aerie/text/plurals'
import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { countText } from '#features/photo-search/count-text.ts'
import { searchHref } from '#features/photo-search/media-filters.ts'
import { foundPhotosQuery, searchSummaryQuery } from '#features/photo-search/queries.ts'
import { consentQuery } from '#features/photo-tags/queries.ts'
import { useSession } from '#features/session/queries.ts'
import { useListInPages } from '#lib/list-in-pages.ts'
import { useRouter } from '#lib/navigation/navigation.tsx'
import { buttonClass } from '#ui/controls/button.tsx'
import { Link } from '#ui/controls/link.tsx'
import { PhotoRow } from './photo-row.tsx'

/** More than a row of the widest page takes. */
const ROW = '12'

interface ProfilePhotosProps {
  memberId: number
  /** By which he goes. */
  firstName: string
}

export function ProfilePhotos({ memberId, firstName }: ProfilePhotosProps) {
  const heading = useId()
  const router = useRouter()
  const isOwn = useSession().id === memberId
  const isHidden = useIsHidden(isOwn)
  const filters = { member: memberId }
  const { data: photos = [] } = useListInPages(foundPhotosQuery(filters, ROW))
  const { data: summary } = useQuery(searchSummaryQuery(filters))
  if (isHidden || !summary || photos.length === 0) return null
  const addressOf = (photo?: Photo) =>
    isOwn ? `/media/mine${photo ? `?photo=${photo.id}` : ''}` : searchHref({ ...filters, photo: photo?.id })
  return (
    <section className="mt-6 border-t border-line-2 pt-6" aria-labelledby={heading}>
      <header className="mb-3 flex items-baseline justify-between gap-4">
        <h3 id={heading} className="font-display text-lg text-ink-2 italic">
          Photos of {firstName}
        </h3>
        <Link to={addressOf()} className={buttonClass({ variant: 'link' })}>
          {plural(summary.count, 'To the photo', `All ${countText(summary)}`)}
        </Link>
      </header>
      <PhotoRow photos={photos} hrefOf={addressOf} onOpen={(photo) => void router.open(addressOf(photo))} />
    </section>
  )
}

/** Of others the server answers none where nobody may tag them; one's own one finds oneself. */
function useIsHidden(isOwn: boolean) {
  const { data } = useQuery({ ...consentQuery, enabled: isOwn })
  return isOwn && (!data || data.consent === 'never')
}
