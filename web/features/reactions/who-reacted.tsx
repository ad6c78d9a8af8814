// Who reacted so: the first few, and how many more.
import { displayName } from '@aerie/contract/person'
import type { Emoji } from '@aerie/contract/reactions'
import { formatCount } from '@aerie/text/numbers'
import { plural } from '@aerie/text/plurals'
import { useQuery } from '@tanstack/react-query'
import { Portrait } from '#features/people/portrait.tsx'
import { type ReactionTarget, reactorsQuery } from './queries.ts'
import { ReactionMark } from './reaction-mark.tsx'

interface WhoReactedProps {
  thing: ReactionTarget
  emoji: Emoji
  count: number
}

export function WhoReacted({ thing, emoji, count }: WhoReactedProps) {
  const { data } = useQuery(reactorsQuery(thing))
  const given = data?.find((one) => one.emoji === emoji)
  const members = given?.members ?? []
  const more = count - members.length - (given?.isMine ? 1 : 0)
  return (
    <>
      <b>
        <ReactionMark emoji={emoji} /> {count} {plural(count, 'brother')}
      </b>
      <ul>
        {members.map(({ id, firstName, lastName, profileImageUrl, profileImageHash, isRemembered }) => (
          <li key={id}>
            <Portrait
              name={displayName({ firstName, lastName })}
              src={profileImageUrl}
              hash={profileImageHash}
              isRemembered={isRemembered}
              width={22}
              decorative
            />
            {displayName({ firstName, lastName })}
          </li>
        ))}
      </ul>
      {given && <small>{remainder(given.isMine, more)}</small>}
    </>
  )
}

const remainder = (isMine: boolean, more: number) =>
  [isMine && 'You', more > 0 && `${formatCount(more)} more`].filter(Boolean).join(' and ')
