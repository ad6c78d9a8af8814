// The organisation's time zone, looked for by a city's name.
import { clockIn, isTimeZone, placeOf, shortZone } from '@aerie/text/zones'
import { useController } from 'react-hook-form'
import { Combobox } from '#ui/controls/combobox.tsx'
import { Field } from '#ui/controls/field.tsx'
import { MatchedText } from '#ui/controls/matched-text.tsx'
import { zonesFor } from './time-zones.ts'
import { WORD_LABELS, type WordsForm } from './words-form.ts'

export function TimeZoneField() {
  const { field, fieldState } = useController<WordsForm, 'timeZone'>({ name: 'timeZone' })
  const { value, onChange, ...input } = field
  const zones = zonesFor(value)
  const isFound = zones.length > 0 || isTimeZone(value) || value.trim() === ''
  return (
    <Field
      label={WORD_LABELS.timeZone}
      hint="Votes, terms, mails and reports go by its clock. Votes already called end as they were to."
      error={fieldState.error?.message}
    >
      <Combobox
        {...input}
        listLabel="Time zones"
        text={value}
        onText={onChange}
        options={zones}
        keyOf={(zone) => zone}
        onPick={onChange}
        note={isFound ? undefined : 'There is no time zone of that name. Look for a large city near you.'}
        autoComplete="off"
      >
        {(zone) => (
          <>
            <span className="combobox-text">
              <MatchedText text={placeOf(zone)} typed={value} />
              <small>{zone}</small>
            </span>
            <span className="combobox-figure">{nowIn(zone)}</span>
          </>
        )}
      </Combobox>
    </Field>
  )
}

const nowIn = (zone: string) => {
  const now = new Date()
  return `${clockIn(zone, now).time}, ${shortZone(zone, now)}`
}
