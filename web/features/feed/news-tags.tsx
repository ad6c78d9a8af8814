// The tags of a news item, each leading to what else has it.
import '#ui/lists/tag.css'
import './news-tags.css'
import { Link } from '#ui/controls/link.tsx'

export const NewsTags = ({ tags }: { tags: readonly string[] }) =>
  tags.length > 0 && (
    <ul className="news-tags" aria-label="Tags">
      {tags.map((tag) => (
        <li key={tag}>
          <Link to={tagPage(tag)} className="tag">
            {tag}
          </Link>
        </li>
      ))}
    </ul>
  )

/** Where everything that has it is listed. */
export const tagPage = (tag: string) => `/feed?tag=${encodeURIComponent(tag)}`
