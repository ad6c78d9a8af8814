// One news item, with what officers do with it beside it.
import { useQuery } from '@tanstack/react-query'
import { ArrowLeft } from 'lucide-react'
import { AlsoInFeed } from '#features/feed/also-in-feed.tsx'
import { NewsMeta } from '#features/feed/news-meta.tsx'
import { NewsPicture } from '#features/feed/news-picture.tsx'
import { NewsTags } from '#features/feed/news-tags.tsx'
import { NewsReactions } from '#features/feed/reactions/news-reactions.tsx'
import { Article } from '#features/news/article.tsx'
import { ArticleActions } from '#features/news/article-actions.tsx'
import { newsItemQuery } from '#features/news/queries.ts'
import { isFinal } from '#lib/call-errors.ts'
import { useParams } from '#lib/navigation/navigation.tsx'
import { Link } from '#ui/controls/link.tsx'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { QueryState } from '#ui/feedback/query-state.tsx'
import { Loading, Skeleton } from '#ui/feedback/skeleton.tsx'
import { BarePage, Page } from '#ui/layout/page.tsx'

const PICTURE_SIZES = '(width < 73.75rem) 100vw, 820px'

export function NewsPage() {
  const { newsId } = useParams('/news/$newsId')
  const query = useQuery(newsItemQuery(newsId))
  if (isFinal(query.error)) return <NotThere />
  return (
    <BarePage title={query.data?.title ?? 'News'}>
      <div className="pt-6">
        <ToFeed />
      </div>
      <QueryState query={query} skeleton={<ArticleSkeleton />} failure="The news item could not be loaded" level={2}>
        {(item) => (
          <div className="mt-3 grid gap-6 xl:grid-cols-[minmax(0,1fr)_316px] xl:items-start xl:gap-10">
            <Article
              item={item}
              meta={<NewsMeta item={item} />}
              picture={<NewsPicture item={item} sizes={PICTURE_SIZES} loading="eager" />}
              tags={<NewsTags tags={item.tags} />}
              reactions={<NewsReactions item={item} />}
            />
            <aside className="grid gap-6" aria-label="Beside this item">
              <ArticleActions item={item} />
              <AlsoInFeed besides={item.id} />
            </aside>
          </div>
        )}
      </QueryState>
    </BarePage>
  )
}

const ToFeed = () => (
  <Link to="/feed" className="page-back">
    <ArrowLeft />
    Feed
  </Link>
)

const NotThere = () => (
  <Page title="News" back={<ToFeed />}>
    <EmptyState title="This news item is not there" level={2}>
      It was withdrawn or deleted, or its address is wrong.
    </EmptyState>
  </Page>
)

const ArticleSkeleton = () => (
  <Loading label="Loading the news item" className="grid max-w-200 gap-4 pt-3">
    <Skeleton width="30%" />
    <Skeleton width="80%" height={46} />
    <Skeleton height={280} />
    <Skeleton width="92%" />
    <Skeleton width="86%" />
  </Loading>
)
