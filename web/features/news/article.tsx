// A news item as a page of its own.
import { displayName } from '@aerie/contract/person'
import './article.css'
import type { NewsPage } from '@aerie/contract/news'
import { ArrowUpRight, Pin } from 'lucide-react'
import type { ReactNode } from 'react'
import { Portrait } from '#features/people/portrait.tsx'
import { buttonClass } from '#ui/controls/button.tsx'
import { Link } from '#ui/controls/link.tsx'
import { Tag } from '#ui/lists/tag.tsx'
import { NewsBody } from './body/news-body.tsx'
import { NewsStanding } from './news-standing.tsx'

interface ArticleProps {
  item: NewsPage
  /** What stands with it in the feed as well: its kind and date, its picture and its tags. */
  meta: ReactNode
  picture: ReactNode
  tags: ReactNode
  /** Of what is published. */
  reactions: ReactNode
}

export function Article({ item, meta, picture, tags, reactions }: ArticleProps) {
  const { title, imageUrl, isPinned, isPublished, link } = item
  return (
    <article className="article" dir="auto">
      <p className="meta">
        {meta}
        {isPinned && (
          <Tag tone="foil" icon={<Pin />}>
            Pinned
          </Tag>
        )}
        {!isPublished && <NewsStanding item={item} />}
      </p>
      <h1>{title}</h1>
      {imageUrl && <div className="article-picture">{picture}</div>}
      <div className="article-by">
        <Author item={item} />
        {tags}
      </div>
      <NewsBody item={item} />
      {isPublished && <div className="article-reactions">{reactions}</div>}
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
  const name = displayName(author)
  return (
    <Link to={`/profile/${author.id}`} className="article-author">
      <Portrait
        name={name}
        src={author.profileImageUrl}
        hash={author.profileImageHash}
        isRemembered={author.isRemembered}
        width={24}
        decorative
      />
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
