// Who reacted so: the first few, and how many more.

import { type Emoji, feed } from '@aerie/contract/feed'
import { formatCount } from '@aerie/contract/formats'
import { fullName } from '@aerie/contract/person'
import { useQuery } from '@tanstack/react-query'
import { Portrait } from '#features/people/portrait.tsx'
import { endpointQuery } from '#lib/api.ts'

interface WhoReactedProps {
  itemId: number
  emoji: Emoji
  count: number
}

export function WhoReacted({ itemId, emoji, count }: WhoReactedProps) {
  const { data } = useQuery(endpointQuery(feed.reactors, { params: { activityId: String(itemId) } }))
  const given = data?.find((one) => one.emoji === emoji)
  const members = given?.members ?? []
  const more = count - members.length - (given?.isMine ? 1 : 0)
  return (
    <>
      <b>
        {emoji} {count === 1 ? '1 brother' : `${count} brothers`}
      </b>
      <ul>
        {members.map(({ id, firstName, lastName, profileImageUrl, profileImageHash }) => (
          <li key={id}>
            <Portrait
              name={fullName({ firstName, lastName })}
              src={profileImageUrl}
              hash={profileImageHash}
              width={22}
              decorative
            />
            {fullName({ firstName, lastName })}
          </li>
        ))}
      </ul>
      {given && <small>{remainder(given.isMine, more)}</small>}
    </>
  )
}

const remainder = (isMine: boolean, more: number) =>
  [isMine && 'You', more > 0 && `${formatCount(more)} more`].filter(Boolean).join(' and ')
