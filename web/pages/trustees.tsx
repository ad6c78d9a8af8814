// The committees that keep elections sealed: of officers all, of a trustee his own.
import { useQuery } from '@tanstack/react-query'
import { ArrowLeft, Plus } from 'lucide-react'
import { useSession } from '#features/session/queries.ts'
import { WhatAKeyDoes } from '#features/trustee-keys/what-a-key-does.tsx'
import { trusteeSetsQuery } from '#features/trustee-sets/queries.ts'
import { SetRow } from '#features/trustee-sets/set-row.tsx'
import { lazyCode } from '#lib/lazy-code.ts'
import { Button, buttonClass } from '#ui/controls/button.tsx'
import { Link } from '#ui/controls/link.tsx'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { QueryState } from '#ui/feedback/query-state.tsx'
import { Loading, Skeleton } from '#ui/feedback/skeleton.tsx'
import { Card } from '#ui/layout/card.tsx'
import { Page } from '#ui/layout/page.tsx'
import { useLazyDialog } from '#ui/overlays/use-lazy-dialog.ts'

const dialogs = lazyCode(() => import('#features/committee-editing/committee-dialogs.tsx'))

export function TrusteesPage() {
  const { can } = useSession()
  return (
    <Page
      title="Trustees"
      subtitle="Who keep elections sealed"
      back={
        <Link to="/governance?tab=elections" className={buttonClass({ variant: 'link' })}>
          <ArrowLeft />
          Polling & Elections
        </Link>
      }
      actions={can.createPolls && <NameCommitteeButton />}
    >
      <div className="grid gap-6 xl:grid-cols-[minmax(0,1fr)_18rem] xl:items-start">
        <QueryState
          query={useQuery(trusteeSetsQuery)}
          skeleton={<SetsSkeleton />}
          failure="The committees could not be loaded"
          level={2}
          empty={
            <EmptyState level={2} title={can.createPolls ? 'No committee yet' : 'You hold no key'}>
              {can.createPolls
                ? 'Name brothers who hold the keys together: then an election can be sealed so that not even whoever runs the server can read a ballot.'
                : 'Officers name the brothers who keep elections sealed. If you are called, what you have to do stands here.'}
            </EmptyState>
          }
        >
          {(sets) => (
            <Card title="Committees" flush>
              <ul>
                {sets.map((set) => (
                  <SetRow key={set.id} set={set} />
                ))}
              </ul>
            </Card>
          )}
        </QueryState>
        <WhatAKeyDoes />
      </div>
    </Page>
  )
}

function NameCommitteeButton() {
  const { code, isOpen, isComing, open, close, approach } = useLazyDialog(dialogs)
  return (
    <>
      <Button variant="primary" icon={<Plus />} pending={isComing} onClick={open} {...approach}>
        Name a Committee
      </Button>
      {code && <code.NameCommitteeDialog open={isOpen} onClose={close} />}
    </>
  )
}

const SetsSkeleton = () => (
  <Loading label="Loading the committees" className="grid gap-4">
    <Skeleton height={110} />
    <Skeleton height={110} />
  </Loading>
)
