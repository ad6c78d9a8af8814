// The fields of a poll.
import './poll-inputs.css'
import {
  FEWEST_OPTIONS,
  LONGEST_POLL_DESCRIPTION,
  LONGEST_POLL_OPTION,
  LONGEST_POLL_TITLE,
  MOST_OPTIONS,
} from '@aerie/contract/poll-values'
import { Plus, Trash2 } from 'lucide-react'
import type { KeyboardEvent } from 'react'
import { type UseFormReturn, useFieldArray, useWatch } from 'react-hook-form'
import { FewVotersNote } from '#features/ballots/forms/few-voters-note.tsx'
import { isQuorum, QuorumField } from '#features/ballots/forms/quorum-field.tsx'
import { MomentField } from '#features/settings/moment-field.tsx'
import { Button } from '#ui/controls/button.tsx'
import { Checkbox } from '#ui/controls/checkbox.tsx'
import { Field } from '#ui/controls/field.tsx'
import { FieldGroup } from '#ui/controls/field-group.tsx'
import { IconButton } from '#ui/controls/icon-button.tsx'
import { Input } from '#ui/controls/input.tsx'
import { Textarea } from '#ui/controls/textarea.tsx'
import { LiveCountsNote } from './live-counts-note.tsx'
import type { PollForm } from './poll-form.ts'

interface PollInputsProps {
  form: UseFormReturn<PollForm>
  /** How many brothers may vote; undefined while that is not known. */
  eligible: number | undefined
}

export function PollInputs({ form, eligible }: PollInputsProps) {
  const { register, control, formState } = form
  const { errors } = formState
  const showsAfterClose = useWatch({ control, name: 'showsAfterClose' })
  const hideCounts = () => {
    form.setValue('showsAfterClose', true, { shouldDirty: true })
    // The offer goes with the press.
    form.setFocus('showsAfterClose')
  }
  return (
    <>
      <Field label="Title" error={errors.title?.message}>
        <Input
          {...register('title', { validate: (title) => title.trim() !== '' || 'Title is required' })}
          maxLength={LONGEST_POLL_TITLE}
        />
      </Field>
      <Field label="Description" optional error={errors.description?.message}>
        <Textarea {...register('description')} growing="line" rows={1} maxLength={LONGEST_POLL_DESCRIPTION} />
      </Field>
      <Options form={form} />
      <div className="poll-inputs-row">
        <MomentField
          label="End date"
          edge="end"
          typed={useWatch({ control, compute: ({ day, time }: PollForm) => ({ day, time }) })}
          day={register('day', { required: 'End date is required' })}
          time={register('time')}
          error={errors.day?.message}
        />
        <QuorumField
          threshold={register('quorumThreshold', { validate: isQuorum })}
          value={useWatch({ control, name: 'quorumThreshold' })}
          eligible={eligible}
          error={errors.quorumThreshold?.message}
        />
      </div>
      <Checkbox
        {...register('requiresQuorum')}
        label="The result is binding only with the quorum"
        hint="Otherwise the quorum is shown and prevents nothing."
      />
      <Checkbox {...register('allowMultipleVotes')} label="A brother may choose several options" />
      <Checkbox
        {...register('showsAfterClose')}
        label="Show the results only after the close"
        hint="Otherwise whoever has voted sees how it stands, and where few vote, what the next one chose."
      />
      {!showsAfterClose && <LiveCountsNote eligible={eligible} onHide={hideCounts} />}
      <FewVotersNote eligible={eligible} />
    </>
  )
}

/** An option is one line, however long. */
function sendOnEnter(event: KeyboardEvent<HTMLTextAreaElement>) {
  if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
  event.preventDefault()
  event.currentTarget.form?.requestSubmit()
}

function Options({ form: { register, control, formState } }: { form: UseFormReturn<PollForm> }) {
  const { fields, append, remove } = useFieldArray({ control, name: 'options' })
  const error = formState.errors.options?.message ?? formState.errors.options?.root?.message
  return (
    <Field label="Options" error={error}>
      <FieldGroup className="poll-inputs-options">
        {fields.map((field, at) => (
          <div key={field.id}>
            <Textarea
              {...register(`options.${at}.text`)}
              growing="line"
              rows={1}
              onKeyDown={sendOnEnter}
              aria-label={`Option ${at + 1}`}
              placeholder={`Option ${at + 1}`}
              maxLength={LONGEST_POLL_OPTION}
            />
            {fields.length > FEWEST_OPTIONS && (
              <IconButton label={`Remove option ${at + 1}`} onClick={() => remove(at)}>
                <Trash2 />
              </IconButton>
            )}
          </div>
        ))}
        {fields.length < MOST_OPTIONS && (
          <Button variant="ghost" size="sm" icon={<Plus />} onClick={() => append({ text: '' })}>
            Add Option
          </Button>
        )}
      </FieldGroup>
    </Field>
  )
}
