// One notification of nominations: that brothers can be named, that one is named, what was ruled, and what waits for officers.
import type { NominationNotification } from '@aerie/contract/notifications'
import { momentAt } from '@aerie/text/moments'
import { counted, plural } from '@aerie/text/plurals'
import { endInZone } from '@aerie/text/zones'
import type { NotificationItemProps, NotificationItems } from '#features/notifications/notification-item.tsx'
import { NotificationRow } from '#features/notifications/notification-row.tsx'
import { createdOn } from '#features/notifications/wording.ts'
import { useTimeZone } from '#features/settings/queries.ts'
import { Link } from '#ui/controls/link.tsx'

type Props = NotificationItemProps<NominationNotification>

function NominationNotificationItem({ notification, onRead, onLeave }: Props) {
  const timeZone = useTimeZone()
  const { title, isRead, createdAt } = notification
  const about = aboutNomination(notification, timeZone)
  return (
    <NotificationRow title={about.title} isRead={isRead} onRead={onRead}>
      <p>
        {about.before}
        <Link to={pageOf(notification)} onClick={onLeave}>
          {title}
        </Link>
        {about.after}
      </p>
      <p className="text-ink-3">
        <time dateTime={createdAt}>{createdOn(notification)}</time>
      </p>
    </NotificationRow>
  )
}

/** What is to be answered is opened; the list of all is where it waits for officers. */
function pageOf({ kind, electionId, positionId }: NominationNotification): string {
  if (kind === 'list_waits' || kind === 'nomination_appealed') return `/governance/elections/${electionId}/nominations`
  const answer = kind === 'nominations_opened' || kind === 'dates_moved' ? '' : `&answer=${positionId ?? 'yes'}`
  return `/governance?tab=elections&election=${electionId}${answer}`
}

/** The title, and what stands before and after the name of the election; who has named somebody is not said. */
function aboutNomination(
  { kind, until, position, ruling, word, empty, voting }: NominationNotification,
  timeZone: string,
) {
  const end = endInZone(timeZone, momentAt(until))
  switch (kind) {
    case 'nominations_opened':
      return {
        title: 'Nominations are open',
        before: 'You can nominate a brother, or yourself, for ',
        after: ` until ${end}`,
      }
    case 'nomination_asked':
      return { title: `You are nominated for ${position}`, before: 'Say whether you stand in ', after: ` until ${end}` }
    case 'nomination_ruled':
      return { title: RULINGS[ruling ?? 'refused'], before: `For ${position} in `, after: word ? `: “${word}”` : '' }
    case 'dates_moved':
      return {
        title: 'The dates of an election have changed',
        before: 'Voting in ',
        after: voting
          ? ` begins ${endInZone(timeZone, momentAt(voting.from))} and ends ${endInZone(timeZone, momentAt(voting.until))}`
          : '',
      }
    case 'nomination_appealed':
      return { title: 'An appeal waits', before: `A brother who was refused for ${position} appeals, in `, after: '' }
    case 'list_waits':
      return {
        title: 'A list of candidates waits',
        before: 'Who stands is to be confirmed in ',
        after:
          empty > 0
            ? `; ${counted(empty, 'position')} ${plural(empty, 'was', 'were')} taken out, since nobody stood`
            : '',
      }
  }
}

const RULINGS = {
  refused: 'Officers have refused you',
  upheld: 'Your refusal stands',
  overturned: 'Your refusal was taken back',
}

export const notificationItems: NotificationItems<NominationNotification['kind']> = {
  nominations_opened: NominationNotificationItem,
  nomination_asked: NominationNotificationItem,
  nomination_ruled: NominationNotificationItem,
  dates_moved: NominationNotificationItem,
  nomination_appealed: NominationNotificationItem,
  list_waits: NominationNotificationItem,
}
