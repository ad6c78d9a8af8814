// You are nominated: who named one and why, and the answer, with what one says to the brothers; later, other words or withdrawing.
import { LONGEST_NOMINEE_STATEMENT } from '@aerie/contract/nomination-values'
import type { NominationPosition, OwnNomination } from '@aerie/contract/nomination-views'
import { useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { type UseFormReturn, useForm } from 'react-hook-form'
import * as z from 'zod/mini'
import { NomineePhotoField } from '#features/nominee-photos/nominee-photo-field.tsx'
import { StandFields } from '#features/nominee-photos/stand-fields.tsx'
import { useSession } from '#features/session/queries.ts'
import { draftOf } from '#lib/draft.ts'
import { showFieldErrors } from '#lib/form-errors.ts'
import { Button } from '#ui/controls/button.tsx'
import { Switch } from '#ui/controls/switch.tsx'
import { Note } from '#ui/feedback/note.tsx'
import { Dialog } from '#ui/overlays/dialog.tsx'
import { useAnswer } from '../mutations.ts'
import { nominationsQuery } from '../queries.ts'
import { DeclineDialog } from './decline-dialog.tsx'
import { Namings } from './namings.tsx'
import { useKeptDraft } from './use-kept-draft.ts'

const Answer = z.object({ statement: z.string(), showsNominators: z.boolean() })

interface AnswerDialogProps {
  open: boolean
  election: { id: number; title: string }
  position: Pick<NominationPosition, 'id' | 'title' | 'description'>
  own: OwnNomination
  /** Another position for which he stands, where he may stand for one only. */
  elsewhere?: string | undefined
  onClose: () => void
}

export function AnswerDialog({ open, election, position, own, elsewhere, onClose }: AnswerDialogProps) {
  const { nomineeId, namings } = own
  const [isDeclining, setDeclining] = useState(false)
  const stood = own.state === 'stands'
  const [draft] = useState(() => draftOf(`nomination-answer-${nomineeId}`, Answer))
  const form = useForm<z.output<typeof Answer>>({
    defaultValues: draft.read() ?? { statement: own.statement ?? '', showsNominators: own.showsNominators },
  })
  useKeptDraft(form, draft)
  const answering = useAnswer(election.id, nomineeId, { title: position.title, stood })
  const stand = form.handleSubmit(async (answer) => {
    try {
      await answering.mutateAsync({ stands: true, ...answer })
    } catch (error) {
      showFieldErrors(error, form)
      return
    }
    draft.keep(null)
    onClose()
  })
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={stood ? `You stand for ${position.title}` : 'You are nominated'}
      description={stood ? `In “${election.title}”.` : `For ${position.title}, in “${election.title}”.`}
      width={560}
      busy={answering.isPending}
      readFirst
      onSubmit={(event) => {
        event.preventDefault()
        // What declines is a form within this one.
        if (event.target === event.currentTarget) void stand()
      }}
      footer={
        <Foot stood={stood} pending={answering.isPending} onDecline={() => setDeclining(true)} onClose={onClose} />
      }
    >
      <AnswerFields
        form={form}
        namings={namings}
        elsewhere={stood ? undefined : elsewhere}
        photo={<OwnPhoto electionId={election.id} own={own} />}
        asks={position.description}
      />
      {isDeclining && (
        <DeclineDialog
          election={election}
          position={position}
          own={own}
          onClose={() => setDeclining(false)}
          onDeclined={() => {
            setDeclining(false)
            onClose()
          }}
        />
      )}
    </Dialog>
  )
}

function OwnPhoto({ electionId, own: { nomineeId, photo } }: { electionId: number; own: OwnNomination }) {
  const cache = useQueryClient()
  const { queryKey } = nominationsQuery(electionId)
  return (
    <NomineePhotoField
      me={useSession()}
      {...{ electionId, nomineeId, photo }}
      onChanged={(nominations) => cache.setQueryData(queryKey, nominations)}
    />
  )
}

interface FootProps {
  stood: boolean
  pending: boolean
  onDecline: () => void
  onClose: () => void
}

const Foot = ({ stood, pending, onDecline, onClose }: FootProps) => (
  <>
    <Button variant="danger-quiet" className="mr-auto" disabled={pending} onClick={onDecline}>
      {stood ? 'Withdraw' : 'Decline'}
    </Button>
    <Button variant="ghost" disabled={pending} onClick={onClose}>
      {stood ? 'Cancel' : 'Not yet'}
    </Button>
    <Button type="submit" variant="primary" pending={pending} pendingLabel="Saving...">
      {stood ? 'Save' : 'Yes, I stand'}
    </Button>
  </>
)

interface AnswerFieldsProps {
  form: UseFormReturn<z.output<typeof Answer>>
  namings: OwnNomination['namings']
  elsewhere: string | undefined
  photo: ReactNode
  /** What the position asks of who holds it, as officers wrote it. */
  asks: string | null
}

const AnswerFields = ({ form, namings, elsewhere, photo, asks }: AnswerFieldsProps) => (
  <>
    {namings.length > 0 && <Namings namings={namings} />}
    {elsewhere && (
      <Note tone="warning">
        You stand for {elsewhere}, and a brother stands for one position here. Withdraw there first if you want this
        one.
      </Note>
    )}
    <StandFields
      photo={photo}
      statement={form.register('statement', {
        validate: (text) => text.trim() !== '' || 'Say something to the brothers',
      })}
      typed={form.watch('statement')}
      longest={LONGEST_NOMINEE_STATEMENT}
      error={form.formState.errors.statement?.message}
    />
    {asks && (
      <section className="stand-fields-asks">
        <h3>What it asks of you</h3>
        <p>{asks}</p>
      </section>
    )}
    {namings.length > 0 && (
      <Switch
        {...form.register('showsNominators')}
        label="Show the brothers who named me"
        hint="Otherwise only you and officers know."
      />
    )}
  </>
)
