// What a brother has changed about himself, and what the others think of it.
import './activity-row.css'
import type { ActivityItem } from '@aerie/contract/feed'
import { timeAgo } from '@aerie/text/moments'
import { Portrait } from '#features/people/portrait.tsx'
import { ReactButton } from '#features/reactions/react-button.tsx'
import { ReactionChips } from '#features/reactions/reaction-chips.tsx'
import { Link } from '#ui/controls/link.tsx'
import { DeleteActivity } from './delete-activity.tsx'
import { useReact } from './reactions/use-react.ts'

/** All of it leads to his profile, but for the buttons. */
export function ActivityRow({ item, mayDelete }: { item: ActivityItem; mayDelete: boolean }) {
  const react = useReact({ kind: 'activity', ...item })
  const name = `${item.memberFirstName} ${item.memberLastName}`
  return (
    <div className="activity-row">
      <Portrait name={name} src={item.memberProfileImage} width={36} decorative />
      <div>
        <p dir="auto">
          <Link to={`/profile/${item.memberId}`}>
            <b>{name}</b> {item.description}
          </Link>
        </p>
        <div className="meta">
          <time dateTime={item.createdAt}>{timeAgo(item.createdAt)}</time>
          <ReactionChips kind="activity" item={item} onReact={react} />
        </div>
      </div>
      <div className="activity-row-tools">
        <ReactButton name={name} mine={item.myReactions} onReact={react} />
        {mayDelete && <DeleteActivity item={item} name={name} />}
      </div>
    </div>
  )
}
