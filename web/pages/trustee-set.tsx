// One committee: how its rounds stand, what is asked of you, its words, and what officers do with it.
import type { TrusteeSetDetails } from '@aerie/contract/trustee-sets'
import { useQuery } from '@tanstack/react-query'
import { ArrowLeft } from 'lucide-react'
import { SetActions } from '#features/committee-editing/set-actions.tsx'
import { useKeyKeeper } from '#features/trustee-keys/use-key-keeper.ts'
import { WhatAKeyDoes } from '#features/trustee-keys/what-a-key-does.tsx'
import { OwnKeyCard } from '#features/trustee-sets/own-key/own-key-card.tsx'
import { LostWords, WordsCheck } from '#features/trustee-sets/own-key/words-check.tsx'
import { trusteeSetQuery } from '#features/trustee-sets/queries.ts'
import { SetStand, StoppedNote } from '#features/trustee-sets/set-stand.tsx'
import { committeeWords } from '#features/trustee-sets/set-state.ts'
import { SetWords } from '#features/trustee-sets/set-words.tsx'
import { isFinal } from '#lib/call-errors.ts'
import { useParams } from '#lib/navigation/navigation.tsx'
import { buttonClass } from '#ui/controls/button.tsx'
import { Link } from '#ui/controls/link.tsx'
import { Note } from '#ui/feedback/note.tsx'
import { QueryState } from '#ui/feedback/query-state.tsx'
import { Loading, Skeleton } from '#ui/feedback/skeleton.tsx'
import { Page } from '#ui/layout/page.tsx'
import { NotFoundPage } from './not-found.tsx'

export function TrusteeSetPage() {
  const { setId } = useParams('/governance/trustees/$setId')
  const query = useQuery(trusteeSetQuery(Number(setId)))
  if (query.error && isFinal(query.error)) return <NotFoundPage />
  return (
    <Page
      title={query.data?.name ?? 'Committee'}
      subtitle="A committee of trustees"
      small
      back={
        <Link to="/governance/trustees" className={buttonClass({ variant: 'link' })}>
          <ArrowLeft />
          Trustees
        </Link>
      }
      actions={query.data && <SetActions set={query.data} />}
    >
      <QueryState query={query} skeleton={<SetSkeleton />} failure="The committee could not be loaded" level={2}>
        {(set) => <SetShown key={`${set.id}-${set.run}`} set={set} />}
      </QueryState>
    </Page>
  )
}

/** A run of its own has a key of its own: the former is put away with it. */
function SetShown({ set }: { set: TrusteeSetDetails }) {
  const keeper = useKeyKeeper()
  const { gives, risks } = committeeWords(set)
  const isTrustee = set.place !== null && set.state !== 'void'
  return (
    <div className="grid gap-6 xl:grid-cols-[minmax(0,1fr)_18rem] xl:items-start">
      <div className="grid min-w-0 gap-6">
        <StoppedNote set={set} />
        {set.asked === 'words' ? (
          <WordsCheck set={set} keeper={keeper} />
        ) : (
          isTrustee && <OwnKeyCard set={set} keeper={keeper} />
        )}
        <SetStand set={set} />
        <SetWords set={set} keeper={keeper} />
      </div>
      <aside className="grid gap-6">
        <WhatAKeyDoes />
        <Note>
          {gives} {risks}
        </Note>
        {isTrustee && set.state === 'ready' && set.asked !== 'words' && <LostWords set={set} />}
      </aside>
    </div>
  )
}

const SetSkeleton = () => (
  <Loading label="Loading the committee" className="grid gap-6">
    <Skeleton height={220} />
    <Skeleton height={260} />
  </Loading>
)
