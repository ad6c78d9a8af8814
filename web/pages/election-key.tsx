// The keys of an election that trustees keep sealed: who has turned his, and where one turns one's own.
import type { ElectionKeys } from '@aerie/contract/sealed-elections'
import { longMoment } from '@aerie/text/moments'
import { useQuery } from '@tanstack/react-query'
import { ArrowLeft, CircleCheck } from 'lucide-react'
import { KeysCard } from '#features/key-turning/keys-card.tsx'
import { electionKeysQuery } from '#features/key-turning/queries.ts'
import { TurnKey } from '#features/key-turning/turn-key.tsx'
import { keyObstacle } from '#features/trustee-keys/key-keeper.ts'
import { useKeyKeeper } from '#features/trustee-keys/use-key-keeper.ts'
import { WhatAKeyDoes } from '#features/trustee-keys/what-a-key-does.tsx'
import { isFinal } from '#lib/call-errors.ts'
import { useParams } from '#lib/navigation/navigation.tsx'
import { buttonClass } from '#ui/controls/button.tsx'
import { Link } from '#ui/controls/link.tsx'
import { Note } from '#ui/feedback/note.tsx'
import { QueryState } from '#ui/feedback/query-state.tsx'
import { Loading, Skeleton } from '#ui/feedback/skeleton.tsx'
import { Page } from '#ui/layout/page.tsx'
import { NotFoundPage } from './not-found.tsx'

export function ElectionKeyPage() {
  const { electionId } = useParams('/governance/elections/$electionId/key')
  const query = useQuery(electionKeysQuery(Number(electionId)))
  if (query.error && isFinal(query.error)) return <NotFoundPage />
  return (
    <Page
      title={query.data?.ownIndex == null ? 'Keys' : 'Turn your key'}
      subtitle={query.data?.title ?? '\u00a0'}
      back={
        <Link to={`/governance?tab=elections&election=${electionId}`} className={buttonClass({ variant: 'link' })}>
          <ArrowLeft />
          Polling & Elections
        </Link>
      }
    >
      <QueryState query={query} skeleton={<KeysSkeleton />} failure="The keys could not be loaded" level={2}>
        {(keys) => <KeysShown electionId={Number(electionId)} keys={keys} />}
      </QueryState>
    </Page>
  )
}

const KeysShown = ({ electionId, keys }: { electionId: number; keys: ElectionKeys }) => (
  <div className="grid gap-6 xl:grid-cols-[minmax(0,1fr)_18rem] xl:items-start">
    <div className="grid min-w-0 gap-6">
      {keys.isTrial && (
        <Note tone="foil">
          This is a rehearsal: what is counted here elects nobody, and everything else is as it will be.
        </Note>
      )}
      <KeysCard keys={keys}>
        <OwnPart electionId={electionId} keys={keys} />
      </KeysCard>
    </div>
    <aside className="grid gap-6">
      <WhatAKeyDoes />
    </aside>
  </div>
)

/** What there is to do for whoever looks, or why there is nothing. */
function OwnPart({ electionId, keys }: { electionId: number; keys: ElectionKeys }) {
  const keeper = useKeyKeeper()
  const { state, ownIndex, members, endDate, publishAt, threshold, turned } = keys
  const hasTurned = members.some(({ index, hasTurned: has }) => index === ownIndex && has)
  const obstacle = keyObstacle()
  if (state === 'void') return <Note tone="warning">This election was declared void: no key is turned.</Note>
  if (state === 'counted')
    return <Note icon={<CircleCheck />}>The count is open. The result stands with the election.</Note>
  if (state === 'waiting') return <p>It cannot open yet: a key of its trustees is missing.</p>
  if (state === 'upcoming' || state === 'open')
    return <p>Keys are turned after the end, from {longMoment(endDate)}. Trustees are called by mail then.</p>
  if (hasTurned)
    return (
      <Note icon={<CircleCheck />}>
        Your key is turned: the server shows it to everybody.{' '}
        {turned >= threshold && publishAt ? `The result is published at ${longMoment(publishAt)}.` : ''}
      </Note>
    )
  if (state === 'published_later')
    return <p>Enough keys are turned. The result is published at {publishAt ? longMoment(publishAt) : 'its hour'}.</p>
  if (ownIndex === null) return <p>The result stands here once {threshold} trustees have turned their keys.</p>
  if (obstacle !== null) return <Note tone="warning">{obstacle}</Note>
  return <TurnKey electionId={electionId} keys={keys} keeper={keeper} />
}

const KeysSkeleton = () => (
  <Loading label="Loading the keys" className="grid gap-4">
    <Skeleton height={360} />
  </Loading>
)
