// What brothers think of a news item, and the way to say so.
import './news-reactions.css'
import type { FeedNews } from '@aerie/contract/feed'
import { ReactButton } from '#features/reactions/react-button.tsx'
import { ReactionChips } from '#features/reactions/reaction-chips.tsx'
import { useReact } from './use-react.ts'

type Item = Pick<FeedNews, 'id' | 'title' | 'reactions' | 'myReactions'>

export function NewsReactions({ item }: { item: Item }) {
  const react = useReact({ kind: 'news', ...item })
  return (
    <div className="news-reactions">
      <ReactionChips kind="news" item={item} onReact={react} />
      <ReactButton name={item.title} mine={item.myReactions} onReact={react} />
    </div>
  )
}
