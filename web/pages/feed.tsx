// Everything brothers have shared.

import { ArrowLeft, PenLine } from 'lucide-react'
import { FeedBar } from '#features/feed/list/feed-bar.tsx'
import type { FeedFilters } from '#features/feed/list/feed-filters.ts'
import { FeedList } from '#features/feed/list/feed-list.tsx'
import { TagsCard } from '#features/feed/list/tags-card.tsx'
import { SinceVisit } from '#features/feed/visit/since-visit.tsx'
import { NewsMailCard } from '#features/notifications/news-mail-card.tsx'
import { useSession } from '#features/session/queries.ts'
import { useNavigate, useSearch } from '#lib/navigation/navigation.tsx'
import { buttonClass } from '#ui/controls/button.tsx'
import { Link } from '#ui/controls/link.tsx'
import { Page } from '#ui/layout/page.tsx'
import { LaterInView } from '../compositions/later-in-view.tsx'

export function FeedPage() {
  const { can } = useSession()
  const filters = useSearch('/feed')
  const navigate = useNavigate()
  const show = (next: FeedFilters) => void navigate({ to: '/feed', search: { ...next }, resetScroll: false })
  return (
    <Page
      title="Feed"
      subtitle="Everything brothers have shared"
      back={
        <Link to="/" className="page-back">
          <ArrowLeft />
          Dashboard
        </Link>
      }
      actions={
        can.manageNews && (
          <Link to="/admin?tab=news&news=new" className={buttonClass({})}>
            <PenLine />
            Write News
          </Link>
        )
      }
    >
      <div className="grid gap-6 xl:grid-cols-[minmax(0,1fr)_316px] xl:items-start xl:gap-10">
        <div className="min-w-0">
          <SinceVisit className="pb-4" />
          <FeedBar filters={filters} onChange={show} />
          <FeedList key={JSON.stringify(filters)} filters={filters} mayDelete={can.removeActivity} />
        </div>
        <aside className="grid gap-6" aria-label="More of the feed">
          <LaterInView>
            <TagsCard chosen={filters.tag} />
            <NewsMailCard />
          </LaterInView>
        </aside>
      </div>
    </Page>
  )
}
