// The text of a news item; what was written before there was Markdown stands as it was typed.
import type { NewsItem } from '@aerie/contract/news'
import { Markdown } from './markdown.tsx'

export const NewsBody = ({ item: { body, format } }: { item: Pick<NewsItem, 'body' | 'format'> }) =>
  format === 'markdown' ? (
    <Markdown text={body} />
  ) : (
    <div className="markdown" dir="auto">
      {body}
    </div>
  )
