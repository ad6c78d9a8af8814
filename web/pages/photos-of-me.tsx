// The photos that show their reader, and what he says to being tagged.
import type { Photo } from '@aerie/contract/photos'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { ArrowLeft } from 'lucide-react'
import { useMemo } from 'react'
import { ConsentCard } from '#features/photo-tags/consent-card.tsx'
import { WaitingTags } from '#features/photo-tags/waiting-tags.tsx'
import { PhotoGrid } from '#features/photos/grid/photo-grid.tsx'
import { PhotosSkeleton } from '#features/photos/grid/photos-skeleton.tsx'
import { photosOfQuery } from '#features/photos/queries.ts'
import { useSession } from '#features/session/queries.ts'
import { Link } from '#ui/controls/link.tsx'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { QueryState } from '#ui/feedback/query-state.tsx'
import { Card } from '#ui/layout/card.tsx'
import { Page } from '#ui/layout/page.tsx'
import { ShowMore } from '#ui/lists/show-more.tsx'

export const PhotosOfMePage = () => (
  <Page
    title="Photos of me"
    back={
      <Link to="/media" className="page-back">
        <ArrowLeft />
        Media Albums
      </Link>
    }
  >
    <div className="grid gap-6 xl:grid-cols-[minmax(0,1fr)_316px] xl:items-start xl:gap-10">
      <div className="grid min-w-0 gap-5">
        <WaitingTags />
        <Photos memberId={String(useSession().id)} />
      </div>
      <aside aria-label="Being tagged">
        <ConsentCard />
      </aside>
    </div>
  </Page>
)

function Photos({ memberId }: { memberId: string }) {
  const query = useInfiniteQuery(photosOfQuery(memberId))
  const navigate = useNavigate()
  const photos = useMemo(() => query.data?.pages.flatMap(({ items }) => items), [query.data])
  const open = ({ id, albumId }: Photo) =>
    void navigate({ to: '/media/$albumId', params: { albumId: String(albumId) }, search: { photo: id } })
  return (
    <div>
      <QueryState
        query={{ ...query, data: photos }}
        skeleton={<PhotosSkeleton />}
        failure="The photos did not arrive"
        level={2}
        empty={
          <Card flush>
            <EmptyState title="Nobody has tagged you yet" level={2}>
              Photos on which a brother tags you stand here.
            </EmptyState>
          </Card>
        }
      >
        {(shown) => (
          <PhotoGrid photos={shown} hrefOf={({ id, albumId }) => `/media/${albumId}?photo=${id}`} onOpen={open} />
        )}
      </QueryState>
      <div className="mt-5 grid justify-items-center gap-2 empty:hidden">
        <ShowMore query={query} />
      </div>
    </div>
  )
}
