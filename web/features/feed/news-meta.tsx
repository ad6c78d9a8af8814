// What a news item is, and of when.
import type { NewsTeaser } from '@aerie/contract/news'
import { GATHERING_TAG, TRIP_TAG } from '@aerie/contract/news-values'
import { longDate } from '@aerie/text/moments'

export const NewsMeta = ({ item: { tags, publishedAt } }: { item: Pick<NewsTeaser, 'tags' | 'publishedAt'> }) => (
  <>
    {tags.includes(TRIP_TAG) ? (
      <span className="text-foil">Trip</span>
    ) : (
      <span>{tags.includes(GATHERING_TAG) ? 'Gathering' : 'News'}</span>
    )}
    <span aria-hidden>·</span>
    {publishedAt ? <time dateTime={publishedAt}>{longDate(publishedAt)}</time> : <span>Recently</span>}
  </>
)
