// A news item as others stand beside it: leading the card, small under that, or in the list of everything.
import './news-story.css'
import type { FeedNews } from '@aerie/contract/feed'
import type { NewsTeaser } from '@aerie/contract/news'
import { ArrowUpRight, Pin } from 'lucide-react'
import { buttonClass } from '#ui/controls/button.tsx'
import { Link } from '#ui/controls/link.tsx'
import { Tag } from '#ui/lists/tag.tsx'
import { cx } from '#ui/theme/cx.ts'
import { NewsMeta } from './news-meta.tsx'
import { NewsPicture } from './news-picture.tsx'
import { NewsTags } from './news-tags.tsx'
import { NewsReactions } from './reactions/news-reactions.tsx'

interface NewsStoryProps {
  item: FeedNews
  look: 'lead' | 'small' | 'side'
}

const SIZES = {
  lead: '(width < 73.75rem) 100vw, 640px',
  small: '(width < 40rem) 100vw, 300px',
  side: '(width < 40rem) 100vw, 208px',
}

export function NewsStory({ item, look }: NewsStoryProps) {
  const { imageUrl, isPinned, tags } = item
  const isOverPicture = look !== 'side' && imageUrl !== null
  const pinned = isPinned && (
    <Tag tone={isOverPicture ? 'over' : 'foil'} icon={<Pin />}>
      Pinned
    </Tag>
  )
  // In the feed it stands in an article already.
  const Part = look === 'side' ? 'div' : 'article'
  return (
    <Part className={cx('news-story', `news-story-${look}`)} dir="auto">
      {imageUrl !== null && (
        <div className="news-story-picture">
          <NewsPicture item={item} sizes={SIZES[look]} loading={look === 'lead' ? 'eager' : 'lazy'} />
          {isOverPicture && pinned}
        </div>
      )}
      {look === 'small' && imageUrl === null && <div className="news-story-picture news-story-plate" />}
      <div className="news-story-words">
        <p className="meta">
          <NewsMeta item={item} />
          {!isOverPicture && pinned}
        </p>
        <h3>
          <Link to={`/news/${item.id}`}>{item.title}</Link>
        </h3>
        <p className="news-story-text">{item.excerpt}</p>
        <div className="news-story-foot">
          <ReadMore item={item} />
          <NewsTags tags={tags} />
          <NewsReactions item={item} />
        </div>
      </div>
    </Part>
  )
}

/** Elsewhere when it has a link, in another tab where that leaves the site; else to all of it. */
function ReadMore({ item: { id, title, link } }: { item: NewsTeaser }) {
  const look = buttonClass({ variant: 'link' })
  const words = (
    <>
      Read more
      <span className="sr-only"> of {title}</span>
      <ArrowUpRight />
    </>
  )
  return link && !link.startsWith('/') ? (
    <a href={link} target="_blank" rel="noopener noreferrer" className={look}>
      {words}
    </a>
  ) : (
    <Link to={link ?? `/news/${id}`} className={look}>
      {words}
    </Link>
  )
}
