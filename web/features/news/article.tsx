// A news item as a page of its own.
import './article.css'
import type { NewsPage } from '@aerie/contract/news'
import { newsImageSrcSet, TRIP_TAG } from '@aerie/contract/news-values'
import { ArrowUpRight, Pin } from 'lucide-react'
import { Portrait } from '#features/people/portrait.tsx'
import { longDate } from '#lib/dates.ts'
import { buttonClass } from '#ui/controls/button.tsx'
import { Link } from '#ui/controls/link.tsx'
import { Tag } from '#ui/lists/tag.tsx'
import { NewsBody } from './body/news-body.tsx'
import { NewsStanding } from './news-standing.tsx'

const SIZES = '(width < 73.75rem) 100vw, 820px'

export function Article({ item }: { item: NewsPage }) {
  const { title, imageUrl, imageAlt, imageSize, tags, publishedAt, isPinned, isPublished, link } = item
  return (
    <article className="article" dir="auto">
      <p className="meta">
        <span>{tags.includes(TRIP_TAG) ? 'Trip' : 'News'}</span>
        <span aria-hidden>·</span>
        {publishedAt ? <time dateTime={publishedAt}>{longDate(publishedAt)}</time> : <span>Recently</span>}
        {isPinned && (
          <Tag tone="foil" icon={<Pin />}>
            Pinned
          </Tag>
        )}
        {!isPublished && <NewsStanding item={item} />}
      </p>
      <h1>{title}</h1>
      {imageUrl && (
        <div className="article-picture">
          <img
            src={imageUrl}
            srcSet={newsImageSrcSet(imageUrl)}
            sizes={SIZES}
            alt={imageAlt ?? ''}
            {...imageSize}
            decoding="async"
          />
        </div>
      )}
      <div className="article-by">
        <Author item={item} />
        {tags.length > 0 && (
          <ul aria-label="Tags">
            {tags.map((tag) => (
              <li key={tag}>
                <Link to={`/feed?tag=${encodeURIComponent(tag)}`} className="tag">
                  {tag}
                </Link>
              </li>
            ))}
          </ul>
        )}
      </div>
      <NewsBody item={item} />
      {link && (
        <a href={link} target="_blank" rel="noopener noreferrer" className={buttonClass({}, 'article-link')}>
          Read more
          <ArrowUpRight />
        </a>
      )}
      <Neighbours item={item} />
    </article>
  )
}

function Author({ item: { author } }: { item: NewsPage }) {
  if (!author) return <span />
  const name = `${author.firstName} ${author.lastName}`
  return (
    <Link to={`/profile/${author.id}`} className="article-author">
      <Portrait name={name} src={author.profileImageUrl} hash={author.profileImageHash} width={24} decorative />
      {name}
    </Link>
  )
}

function Neighbours({ item: { earlier, later } }: { item: NewsPage }) {
  if (!earlier && !later) return null
  return (
    <nav aria-label="Other news" className="article-turn">
      {earlier && <Turn label="Earlier" to={earlier} />}
      {later && <Turn label="Later" to={later} />}
    </nav>
  )
}

const Turn = ({ label, to: { id, title } }: { label: 'Earlier' | 'Later'; to: { id: number; title: string } }) => (
  <Link to={`/news/${id}`} className={`article-turn-${label.toLowerCase()}`}>
    <small>{label}</small>
    <b dir="auto">{title}</b>
  </Link>
)
