// Where a news item stands: a draft, planned, or published and perhaps pinned.
import type { ManagedNews } from '@aerie/contract/news'
import { Tag } from '#ui/lists/tag.tsx'

type NewsFlags = Pick<ManagedNews, 'isPublished' | 'isPinned' | 'publishAt'>

export function NewsStanding({ item: { isPublished, isPinned, publishAt } }: { item: NewsFlags }) {
  if (!isPublished) return publishAt ? <Tag tone="info">Planned</Tag> : <Tag tone="quiet">Draft</Tag>
  return (
    <>
      <Tag tone="success">Published</Tag>
      {isPinned && <Tag tone="foil">Pinned</Tag>}
    </>
  )
}
