// For officers alone: whom to reach of his family, who may ask for changes of his page.
import type { FamilyContact } from '@aerie/contract/in-memoriam'
import { displayName } from '@aerie/contract/person'
import { paddedDay, writtenDay } from '@aerie/text/dates'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Button } from '#ui/controls/button.tsx'
import { QueryState } from '#ui/feedback/query-state.tsx'
import { Skeleton } from '#ui/feedback/skeleton.tsx'
import { ConfirmDialog } from '#ui/overlays/confirm-dialog.tsx'
import { FamilyDialog } from './family-dialog.tsx'
import { useRemoveFamily } from './mutations.ts'
import { familyQuery } from './queries.ts'

interface FamilyProps {
  memberId: number
  /** By which he went. */
  firstName: string
}

export function FamilyContactCard({ memberId, firstName }: FamilyProps) {
  const query = useQuery(familyQuery(memberId))
  return (
    <QueryState query={query} skeleton={<Skeleton height={80} />} failure="The contact could not be loaded">
      {({ contact }) => <Contact memberId={memberId} firstName={firstName} contact={contact} />}
    </QueryState>
  )
}

function Contact({ memberId, firstName, contact }: FamilyProps & { contact: FamilyContact | null }) {
  const [opened, setOpened] = useState<'edit' | 'remove'>()
  const [saved, setSaved] = useState(0)
  const remove = useRemoveFamily(memberId)
  const close = () => setOpened(undefined)
  return (
    <div className="grid gap-3">
      {contact ? (
        <dl className="wrap-anywhere">
          <dt className="sr-only">Name</dt>
          <dd dir="auto" className="font-display text-lg">
            {contact.name}
          </dd>
          <dt className="sr-only">How to reach</dt>
          <dd>{contact.reach}</dd>
          {contact.note && (
            <>
              <dt className="sr-only">Note</dt>
              <dd dir="auto" className="mt-2 whitespace-pre-line text-ink-2">
                {contact.note}
              </dd>
            </>
          )}
        </dl>
      ) : (
        <p className="text-ink-2">Nobody is written down yet.</p>
      )}
      <p className="text-ink-3 text-sm">
        Officers alone see this. The family can ask for changes of his page, and for words to be taken down.
        {contact &&
          ` Written down by ${contact.changedBy ? displayName(contact.changedBy) : 'an officer'} on ${paddedDay(writtenDay(contact.changedAt))}.`}
      </p>
      <div className="flex flex-wrap gap-2">
        <Button size="sm" onClick={() => setOpened('edit')}>
          {contact ? 'Change' : 'Add a contact'}
        </Button>
        {contact && (
          <Button size="sm" variant="danger-quiet" onClick={() => setOpened('remove')}>
            Remove
          </Button>
        )}
      </div>
      <FamilyDialog
        key={saved}
        memberId={memberId}
        firstName={firstName}
        contact={contact}
        open={opened === 'edit'}
        onClose={close}
        onSaved={() => {
          setSaved(saved + 1)
          close()
        }}
      />
      <ConfirmDialog
        open={opened === 'remove'}
        onClose={close}
        title="Remove this contact?"
        description="Officers can no longer see whom to reach of his family."
        confirmLabel="Remove"
        pendingLabel="Removing..."
        pending={remove.isPending}
        onConfirm={() => remove.mutate(undefined, { onSuccess: close })}
      />
    </div>
  )
}
