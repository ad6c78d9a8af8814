// For how long this process has been running, as which version, and for how many.

import type { HealthDetails } from '@aerie/contract/health'
import { longDate, longMoment, timeOf } from '@aerie/text/moments'
import { plural } from '@aerie/text/plurals'
import { Card } from '#ui/layout/card.tsx'

const DAY_MS = 86_400_000

export function RunningSince({ details: { at, startedAt, version, signedIn } }: { details: HealthDetails }) {
  const days = Math.floor((timeOf(at) - timeOf(startedAt)) / DAY_MS)
  return (
    <Card title="Running since">
      <p className="num flex items-baseline gap-2.5 text-ink-2">
        {days === 0 ? (
          <span>{longMoment(startedAt)}</span>
        ) : (
          <>
            <b className="font-display text-4xl font-light text-ink">{days}</b>{' '}
            <span>{`${plural(days, 'day')}, since ${longDate(startedAt)}`}</span>
          </>
        )}
      </p>
      <dl className="mt-4 grid grid-cols-[auto_1fr] gap-x-4 gap-y-1 border-t border-line pt-4 text-sm">
        <dt className="text-ink-2">Version</dt>
        <dd className="num">{version}</dd>
        <dt className="text-ink-2">Here in the last hour</dt>
        <dd className="num">
          {signedIn} {plural(signedIn, 'brother')}
        </dd>
      </dl>
    </Card>
  )
}
