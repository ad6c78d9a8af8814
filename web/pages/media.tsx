// The albums of the installation, or the photos of all of them that a search finds.

import { Trash2, UserRound } from 'lucide-react'
import { AlbumList } from '#features/albums/album-list.tsx'
import { CreateAlbumButton } from '#features/albums/create-album-button.tsx'
import { isSearching, type MediaSearch } from '#features/photo-search/media-filters.ts'
import { PhotoSearchBar } from '#features/photo-search/photo-search-bar.tsx'
import { RenameTagButton } from '#features/photo-tags/rename-tag-button.tsx'
import { PhotosSkeleton } from '#features/photos/grid/photos-skeleton.tsx'
import { useSession } from '#features/session/queries.ts'
import { lazyCode, useCode } from '#lib/lazy-code.ts'
import { useNavigate, useSearch } from '#lib/navigation/navigation.tsx'
import { buttonClass } from '#ui/controls/button.tsx'
import { Link } from '#ui/controls/link.tsx'
import { QueryState } from '#ui/feedback/query-state.tsx'
import { Page } from '#ui/layout/page.tsx'

/** Most visits do without. */
const searchResults = lazyCode(() => import('../compositions/photos/search-results.tsx'))

export function MediaPage() {
  const { photo: _, ...filters } = useSearch('/media')
  const navigate = useNavigate()
  const { can } = useSession()
  const search = (next: MediaSearch) =>
    void navigate({ to: '/media', search: next, replace: isSearching(filters), resetScroll: false })
  return (
    <Page
      title="Media Albums"
      actions={
        <>
          <Link to="/media/mine" className={buttonClass({ variant: 'ghost' })}>
            <UserRound />
            Photos of me
          </Link>
          <Link to="/media/bin" className={buttonClass({ variant: 'ghost' })}>
            <Trash2 />
            Bin
          </Link>
          <CreateAlbumButton />
        </>
      }
    >
      <PhotoSearchBar
        filters={filters}
        onChange={search}
        tagActions={
          can.managePhotoTags
            ? (tag) => <RenameTagButton tag={tag} onChanged={({ id }) => search({ ...filters, tag: id })} />
            : undefined
        }
      />
      {isSearching(filters) ? <Results /> : <AlbumList action={<CreateAlbumButton />} />}
    </Page>
  )
}

const Results = () => (
  <QueryState
    query={useCode(searchResults)}
    skeleton={<PhotosSkeleton />}
    failure="The search could not be loaded"
    level={2}
  >
    {({ SearchResults }) => <SearchResults />}
  </QueryState>
)
