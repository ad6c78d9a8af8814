// The latest of the other news, beside one of them.
import './also-in-feed.css'
import type { NewsTeaser } from '@aerie/contract/news'
import { newsImageUrl } from '@aerie/contract/news-values'
import { useQuery } from '@tanstack/react-query'
import { Link } from '#ui/controls/link.tsx'
import { Card } from '#ui/layout/card.tsx'
import { NewsMeta } from './news-meta.tsx'
import { latestNewsQuery } from './queries.ts'

export function AlsoInFeed({ besides }: { besides: number }) {
  const others = (useQuery(latestNewsQuery).data ?? []).filter(({ id }) => id !== besides)
  if (others.length === 0) return null
  return (
    <Card title="Also in the feed" flush>
      <OtherNews items={others} />
    </Card>
  )
}

export const OtherNews = ({ items }: { items: readonly NewsTeaser[] }) => (
  <ul className="also-in-feed">
    {items.map((item) => (
      <Other key={item.id} item={item} />
    ))}
  </ul>
)

const Other = ({ item }: { item: NewsTeaser }) => (
  <li>
    {item.imageUrl && <img src={newsImageUrl(item.imageUrl, 480)} alt="" loading="lazy" />}
    <div>
      <h3 dir="auto">
        <Link to={`/news/${item.id}`}>{item.title}</Link>
      </h3>
      <p className="meta">
        <NewsMeta item={item} />
      </p>
    </div>
  </li>
)
