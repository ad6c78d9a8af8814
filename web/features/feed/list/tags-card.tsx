// The tags of the news, the commonest first, each leading to what has it.
import { formatCount } from '@aerie/text/numbers'
import './tags-card.css'
import { news } from '@aerie/contract/news'
import { useQuery } from '@tanstack/react-query'
import { endpointQuery } from '#lib/api.ts'
import { Link } from '#ui/controls/link.tsx'
import { QueryState } from '#ui/feedback/query-state.tsx'
import { Loading, Skeleton } from '#ui/feedback/skeleton.tsx'
import { Card } from '#ui/layout/card.tsx'
import { tagPage } from '../news-tags.tsx'

const SHOWN = 12

export const TagsCard = ({ chosen }: { chosen: string | undefined }) => (
  <Card title="By tag">
    <QueryState
      query={useQuery(endpointQuery(news.tags))}
      skeleton={<TagsSkeleton />}
      failure="The tags could not be loaded"
      empty={<p className="text-ink-3">No news has a tag yet.</p>}
    >
      {(tags) => <TagList tags={tags.slice(0, SHOWN)} chosen={chosen} />}
    </QueryState>
  </Card>
)

interface TagListProps {
  tags: readonly { tag: string; count: number }[]
  chosen: string | undefined
}

export const TagList = ({ tags, chosen }: TagListProps) => (
  <ul className="tags-card">
    {tags.map(({ tag, count }) => (
      <li key={tag}>
        <Link to={tagPage(tag)} aria-current={tag === chosen || undefined}>
          {tag}
          <span>
            {formatCount(count)}
            <span className="sr-only"> news</span>
          </span>
        </Link>
      </li>
    ))}
  </ul>
)

const TagsSkeleton = () => (
  <Loading label="Loading the tags" className="tags-card">
    {Array.from({ length: SHOWN }, (_, row) => (
      <div key={row} className="tags-card-row">
        <Skeleton width="60%" height={20} />
      </div>
    ))}
  </Loading>
)
