// Beside the audit log: whose sign-ins failed lately, from which networks and how often.
import { displayName } from '@aerie/contract/person'
import { plural } from '@aerie/text/plurals'
import './failed-sign-ins.css'
import { FAILED_SIGN_INS_KEPT, type FailedSignIn, failedSignIns } from '@aerie/contract/failed-sign-ins'
import { longMoment } from '@aerie/text/moments'
import { formatCount } from '@aerie/text/numbers'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { endpointQuery } from '#lib/api.ts'
import { Button } from '#ui/controls/button.tsx'
import { Link } from '#ui/controls/link.tsx'
import { QueryState } from '#ui/feedback/query-state.tsx'
import { Loading, Skeleton } from '#ui/feedback/skeleton.tsx'
import { Card } from '#ui/layout/card.tsx'

const SHOWN_AT_FIRST = 6

export function FailedSignIns() {
  const query = useQuery(endpointQuery(failedSignIns.list))
  return (
    <Card title="Failed sign-ins">
      <QueryState query={query} skeleton={<CardSkeleton />} failure="The failed sign-ins could not be loaded">
        {(failed) =>
          failed.length === 0 ? (
            <p className="text-ink-2">None in the last {FAILED_SIGN_INS_KEPT} days.</p>
          ) : (
            <FailedList failed={failed} />
          )
        }
      </QueryState>
    </Card>
  )
}

export function FailedList({ failed }: { failed: readonly FailedSignIn[] }) {
  const [isWhole, setWhole] = useState(false)
  return (
    <div className="grid gap-3.5">
      <ul className="failed-sign-ins">
        {(isWhole ? failed : failed.slice(0, SHOWN_AT_FIRST)).map((one) => (
          <li key={`${one.day} ${one.member?.id} ${one.network}`}>
            <p>
              {one.member ? (
                <Link to={`/profile/${one.member.id}`}>{displayName(one.member)}</Link>
              ) : (
                <span>Nobody of ours</span>
              )}
              <b className="num">{plural(one.times, 'once', `${formatCount(one.times)} times`)}</b>
            </p>
            <p className="num text-ink-2">
              {one.network === '' ? 'From other networks' : `From ${one.network}`},{' '}
              <span>last {longMoment(one.lastAt)}</span>
            </p>
          </li>
        ))}
      </ul>
      {!isWhole && failed.length > SHOWN_AT_FIRST && (
        <Button block onClick={() => setWhole(true)}>
          Show all {formatCount(failed.length)}
        </Button>
      )}
      <p className="text-ink-2">Counted by day for {FAILED_SIGN_INS_KEPT} days. What was typed is not kept.</p>
    </div>
  )
}

const CardSkeleton = () => (
  <Loading label="Loading the failed sign-ins" className="grid gap-3">
    <Skeleton width="70%" />
    <Skeleton width="90%" />
    <Skeleton width="70%" />
  </Loading>
)
