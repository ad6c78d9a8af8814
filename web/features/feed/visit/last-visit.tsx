// The line in the feed where what is new begins, and how much it is.
import './last-visit.css'
import type { FeedVisit } from '@aerie/contract/feed'
import { dayAndMonth } from '@aerie/text/moments'
import { newWords } from './part-words.ts'

export const LastVisit = ({ visit: { lastVisit, newCount } }: { visit: FeedVisit }) =>
  lastVisit && (
    <p className="last-visit">
      Your last visit, {dayAndMonth(lastVisit)} <small>{newCount > 0 && `${newWords(newCount)} above`}</small>
    </p>
  )
