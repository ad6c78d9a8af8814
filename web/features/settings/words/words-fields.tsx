// The fields of the organisation's words.
import './words-card.css'
import { yearsSince } from '@aerie/contract/organisation-words'
import type { ReactNode } from 'react'
import { useFormContext } from 'react-hook-form'
import { Field } from '#ui/controls/field.tsx'
import { Input } from '#ui/controls/input.tsx'
import { Textarea } from '#ui/controls/textarea.tsx'
import { TimeZoneField } from './time-zone-field.tsx'
import { figureOf, WORD_LABELS, type WordsField, type WordsForm } from './words-form.ts'

export function WordsFields() {
  const year = figureOf(useFormContext<WordsForm>().watch('foundingYear'))
  return (
    <div className="field-grid words-card-inputs">
      <Line name="name" isFull />
      <Line name="shortName" />
      <Line name="motto" />
      <QuoteField />
      <Line name="hiddenWord" hint="A word that is in the quote once. Pressing it opens the sign-in." />
      <Line name="quoteSource" />
      <Line
        name="foundingYear"
        isFigure
        hint={
          Number.isNaN(year) ? undefined : `${yearsSince(year, new Date().getFullYear())} years of history this year`
        }
      />
      <Line name="classCount" isFigure hint="The highest pledge class there is." />
      <Line name="chatInviteUrl" isFull hint="Where the group chat on the dashboard leads; empty for none." />
      <Line name="privacyEmail" hint="Where the privacy page says to write." />
      <TimeZoneField />
      <Line name="nearbyRadiusKm" isFigure hint="Brothers and trips within this distance count as near." />
      <Line
        name="passwordMinLength"
        isFigure
        hint="In characters, never under 6. Counts for passwords chosen from now on."
      />
      <Line name="fullPollVotes" isFigure hint="Votes that count as 100% participation; empty for all who may vote." />
    </div>
  )
}

interface LineProps {
  name: WordsField
  hint?: ReactNode
  isFull?: boolean
  isFigure?: boolean
}

function Line({ name, hint, isFull = false, isFigure = false }: LineProps) {
  const { register, formState } = useFormContext<WordsForm>()
  const error = formState.errors[name]?.message
  return (
    <Field label={WORD_LABELS[name]} hint={hint} error={error} {...(isFull && { className: 'field-full' })}>
      <Input {...register(name)} autoComplete="off" {...(isFigure && { inputMode: 'numeric' })} />
    </Field>
  )
}

function QuoteField() {
  const { register, formState } = useFormContext<WordsForm>()
  return (
    <Field label={WORD_LABELS.quote} error={formState.errors.quote?.message} className="field-full">
      <Textarea {...register('quote')} rows={2} className="words-card-quote" />
    </Field>
  )
}
