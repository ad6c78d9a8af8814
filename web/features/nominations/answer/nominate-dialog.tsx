// Names a brother for a position, with why he; or oneself, with what one says.
import { pledgeClassOf } from '@aerie/contract/classes'
import { votesAmong } from '@aerie/contract/election-values'
import type { Election } from '@aerie/contract/elections'
import { LONGEST_NOMINEE_STATEMENT, LONGEST_SENTENCE } from '@aerie/contract/nomination-values'
import type { NominationPosition } from '@aerie/contract/nomination-views'
import { goesBy } from '@aerie/contract/person'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Controller, useForm } from 'react-hook-form'
import * as z from 'zod/mini'
import { StandFields } from '#features/nominee-photos/stand-fields.tsx'
import { BrotherField } from '#features/people/brother-field.tsx'
import { brothersById } from '#features/people/brother-index.ts'
import { directoryQuery } from '#features/people/queries.ts'
import { useSession } from '#features/session/queries.ts'
import { useSettings } from '#features/settings/queries.ts'
import { draftOf } from '#lib/draft.ts'
import { showFieldErrors } from '#lib/form-errors.ts'
import { Field } from '#ui/controls/field.tsx'
import { Segments } from '#ui/controls/segments.tsx'
import { Textarea } from '#ui/controls/textarea.tsx'
import { Note } from '#ui/feedback/note.tsx'
import { FormDialog } from '#ui/overlays/form-dialog.tsx'
import { useNominate } from '../mutations.ts'
import { useKeptDraft } from './use-kept-draft.ts'

const Draft = z.object({ memberId: z.nullable(z.string()), sentence: z.string(), statement: z.string() })
const EMPTY = { memberId: null, sentence: '', statement: '' }

interface NominateDialogProps {
  open: boolean
  election: Pick<Election, 'id' | 'title' | 'classFilter'>
  position: NominationPosition
  onClose: () => void
}

export function NominateDialog({ open, election, position, onClose }: NominateDialogProps) {
  const { id: ownId } = useSession()
  const [whom, setWhom] = useState<'brother' | 'self'>('brother')
  const [draft] = useState(() => draftOf(`nomination-${position.id}`, Draft))
  const form = useForm<z.output<typeof Draft>>({ defaultValues: draft.read() ?? EMPTY })
  useKeptDraft(form, draft)
  const nominating = useNominate(election.id, position.title)
  const chosen = useChosen(form.watch('memberId'), position, election)
  const isSelf = whom === 'self'
  const send = async ({ memberId, sentence, statement }: z.output<typeof Draft>) => {
    const body = isSelf
      ? { positionId: position.id, memberId: ownId, statement }
      : { positionId: position.id, memberId: Number(memberId), sentence }
    try {
      await nominating.mutateAsync({ body, name: isSelf ? null : (chosen.name ?? 'He') })
    } catch (error) {
      showFieldErrors(error, form)
      return
    }
    draft.keep(null)
    onClose()
  }
  return (
    <FormDialog
      open={open}
      onClose={onClose}
      title="Nominate"
      description={`For ${position.title}, in “${election.title}”.`}
      onSubmit={form.handleSubmit(send)}
      submitLabel={isSelf ? 'Stand for election' : chosen.act}
      pendingLabel={isSelf ? 'Standing...' : 'Asking...'}
      pending={nominating.isPending}
    >
      {position.own === null && (
        <Segments
          label="Whom"
          options={[
            { value: 'brother', label: 'A brother' },
            { value: 'self', label: 'Myself' },
          ]}
          value={whom}
          onChange={setWhom}
          className="justify-self-start"
        />
      )}
      {isSelf ? <Self form={form} /> : <Brother form={form} position={position} {...chosen} />}
    </FormDialog>
  )
}

type Form = ReturnType<typeof useForm<z.output<typeof Draft>>>

/** Who is chosen: how the button names him, what is said of him, and whether his class does not vote for the position. */
function useChosen(
  memberId: string | null,
  position: NominationPosition,
  { classFilter }: { classFilter: string | null },
) {
  const { data: brothers } = useQuery(directoryQuery)
  const brother = brothers && memberId !== null ? brothersById(brothers).get(memberId) : undefined
  const unseen = 'is asked today. Nobody but officers sees it before he says yes.'
  if (!brother) return { name: undefined, act: 'Nominate', note: `He ${unseen}`, isOutside: false }
  const name = goesBy(brother)
  const classes = { from: position.classRangeStart, to: position.classRangeEnd, filter: classFilter }
  const isOutside = !votesAmong(classes)(brother.pledgeClass ?? pledgeClassOf(brother.class))
  const stands = position.standing?.some(({ member }) => member.id === brother.id) === true
  const added = `${name} stands already. Your name is added to those who named him.`
  return stands
    ? { name, act: `Second ${name}`, note: added, isOutside }
    : { name, act: `Nominate ${name}`, note: `${name} ${unseen}`, isOutside }
}

interface BrotherProps {
  form: Form
  position: NominationPosition
  note: string
  isOutside: boolean
}

function Brother({ form, position, note, isOutside }: BrotherProps) {
  const { shortName } = useSettings()
  const { id: ownId } = useSession()
  const { errors } = form.formState
  return (
    <>
      <Controller
        control={form.control}
        name="memberId"
        rules={{ validate: (id) => id !== null || 'Say whom' }}
        render={({ field: { value, onChange } }) => (
          <Field label="Whom" error={errors.memberId?.message}>
            <BrotherField
              value={value}
              onChange={onChange}
              exclude={[ownId, ...position.namedByYou.map(({ member }) => member.id)]}
              shortName={shortName}
              placeholder="Search brothers"
            />
          </Field>
        )}
      />
      <Field
        label="Why he"
        error={errors.sentence?.message}
        hint="One or two sentences. He reads them, and so do officers."
      >
        <Textarea
          {...form.register('sentence', { validate: (text) => text.trim() !== '' || 'Say in a sentence why he' })}
          rows={2}
          growing
          maxLength={LONGEST_SENTENCE}
        />
      </Field>
      {isOutside && <Note tone="warning">His class does not vote for this position. He may stand, but not vote.</Note>}
      <Note>{note}</Note>
    </>
  )
}

function Self({ form }: { form: Form }) {
  const { errors } = form.formState
  return (
    <>
      <StandFields
        statement={form.register('statement', {
          validate: (text) => text.trim() !== '' || 'Say something to the brothers',
        })}
        typed={form.watch('statement')}
        longest={LONGEST_NOMINEE_STATEMENT}
        error={errors.statement?.message}
      />
      <Note>You stand at once. Your words can be changed, and you can withdraw, until the list closes.</Note>
    </>
  )
}
