// The photos that show their reader, and what he says to being tagged.

import { ArrowLeft } from 'lucide-react'
import { ConsentCard } from '#features/photo-tags/consent-card.tsx'
import { WaitingTags } from '#features/photo-tags/waiting-tags.tsx'
import { useSession } from '#features/session/queries.ts'
import { useNavigate, useSearch } from '#lib/navigation/navigation.tsx'
import { Link } from '#ui/controls/link.tsx'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { Card } from '#ui/layout/card.tsx'
import { Page } from '#ui/layout/page.tsx'
import { FoundPhotos } from '../compositions/photos/found-photos.tsx'
import { useOpenedPhoto } from '../compositions/photos/use-opened-photo.ts'

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
        <Photos memberId={useSession().id} />
      </div>
      <aside aria-label="Being tagged">
        <ConsentCard />
      </aside>
    </div>
  </Page>
)

function Photos({ memberId }: { memberId: number }) {
  const { photo } = useSearch('/media/mine')
  const navigate = useNavigate()
  const viewing = useOpenedPhoto(
    photo,
    (next, replace) => void navigate({ to: '/media/mine', search: { photo: next }, replace, resetScroll: false }),
  )
  return (
    <div>
      <FoundPhotos
        filters={{ member: memberId }}
        viewing={viewing}
        hrefOf={({ id }) => `/media/mine?photo=${id}`}
        empty={
          <Card flush>
            <EmptyState title="Nobody has tagged you yet" level={2}>
              Photos on which a brother tags you appear here.
            </EmptyState>
          </Card>
        }
      />
    </div>
  )
}
