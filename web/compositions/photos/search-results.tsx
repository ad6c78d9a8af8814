// What the search on the page of all albums finds; each photo has an address of its own within it.

import { searchHref } from '#features/photo-search/media-filters.ts'
import { useNavigate, useSearch } from '#lib/navigation/navigation.tsx'
import { buttonClass } from '#ui/controls/button.tsx'
import { Link } from '#ui/controls/link.tsx'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { Card } from '#ui/layout/card.tsx'
import { FoundPhotos } from './found-photos.tsx'
import { useOpenedPhoto } from './use-opened-photo.ts'

export function SearchResults() {
  const { photo, ...filters } = useSearch('/media')
  const navigate = useNavigate()
  const viewing = useOpenedPhoto(
    photo,
    (next, replace) =>
      void navigate({ to: '/media', search: { ...filters, photo: next }, replace, resetScroll: false }),
  )
  return (
    <FoundPhotos
      // Another search begins at its own top.
      key={JSON.stringify(filters)}
      filters={filters}
      viewing={viewing}
      hrefOf={({ id }) => searchHref({ ...filters, photo: id })}
      empty={<NothingFound />}
    />
  )
}

const NothingFound = () => (
  <Card flush>
    <EmptyState
      title="No photos found"
      level={2}
      action={
        <Link to="/media" className={buttonClass({})}>
          Show all albums
        </Link>
      }
    >
      No photo has all of this. Take a filter off to find more.
    </EmptyState>
  </Card>
)
