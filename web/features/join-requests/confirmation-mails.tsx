// What becomes of the mails by which strangers confirm their address: who has not answered, what waits, what was dropped.

import {
  JOIN_DAYS,
  JOIN_DROPS_DAYS,
  JOIN_MAILS_AN_HOUR,
  JOIN_WAITING_DAYS,
  type ConfirmationMails as Mails,
  MOST_JOIN_MAILS_WAITING,
} from '@aerie/contract/join-requests'
import { longMoment } from '@aerie/text/moments'
import { formatCount } from '@aerie/text/numbers'
import { plural } from '@aerie/text/plurals'
import { useQuery } from '@tanstack/react-query'
import { QueryState } from '#ui/feedback/query-state.tsx'
import { Loading, Skeleton } from '#ui/feedback/skeleton.tsx'
import { Card } from '#ui/layout/card.tsx'
import { mailsQuery } from './queries.ts'

export const ConfirmationMails = () => (
  <Card title="Not confirmed yet">
    <QueryState
      query={useQuery(mailsQuery)}
      skeleton={
        <Loading label="Loading the unconfirmed requests">
          <Skeleton height={72} />
        </Loading>
      }
      failure="The unconfirmed requests could not be loaded"
      level={3}
    >
      {(mails) => (
        <dl className="grid gap-x-6 gap-y-3 text-sm sm:grid-cols-3">
          {linesOf(mails).map(({ what, count, words }) => (
            <div key={what}>
              <dt className="text-ink-2">{what}</dt>
              <dd>
                <span className="num text-lg">{formatCount(count)}</span>
                <span className="block text-ink-2">{words}</span>
              </dd>
            </div>
          ))}
        </dl>
      )}
    </QueryState>
  </Card>
)

const linesOf = ({ unconfirmed, heldBack, dropped }: Mails) => [
  {
    what: 'Mailed',
    count: unconfirmed,
    words: `He has ${JOIN_DAYS} days to press the link; then his request is forgotten.`,
  },
  {
    what: 'Held back',
    count: heldBack.count,
    words: heldBack.since
      ? `Since ${longMoment(heldBack.since)}, from ${plural(heldBack.networks, 'one network', `${heldBack.networks} networks`)}. At most ${JOIN_MAILS_AN_HOUR} mails leave in an hour, to each network in turn.`
      : 'No mail waits.',
  },
  {
    what: 'Dropped',
    count: dropped.full + dropped.late,
    words: dropped.lastAt
      ? `Within ${JOIN_DROPS_DAYS} days, last on ${longMoment(dropped.lastAt)}. ${whyDropped(dropped)}`
      : `None within ${JOIN_DROPS_DAYS} days.`,
  },
]

const whyDropped = ({ full, late }: Mails['dropped']) =>
  [
    full > 0 && `${formatCount(full)} since more than ${formatCount(MOST_JOIN_MAILS_WAITING)} waited.`,
    late > 0 && `${formatCount(late)} since no mail could leave for ${JOIN_WAITING_DAYS} days.`,
  ]
    .filter(Boolean)
    .join(' ')
