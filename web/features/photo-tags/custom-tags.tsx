// The custom tags of a photo, beside it.
import type { CustomTag } from '@aerie/contract/photos'
import { Link } from '#ui/controls/link.tsx'
import { Tag } from '#ui/lists/tag.tsx'

export const CustomTags = ({ tags }: { tags: readonly CustomTag[] }) =>
  tags.length > 0 && (
    <section>
      <h3>Tags</h3>
      <ul className="flex flex-wrap gap-1.5">
        {tags.map(({ id, name }) => (
          <li key={id}>
            <Link to={`/media?tag=${id}`} className="hover:text-foil-hover">
              <Tag>{name}</Tag>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
