// Where a trip leads: one to five places, in the order of travel.
import { MOST_DESTINATIONS, type TripStop } from '@aerie/contract/trips'
import { Plus } from 'lucide-react'
import { useRef } from 'react'
import { flushSync } from 'react-dom'
import { Controller, useFieldArray, useFormState } from 'react-hook-form'
import { Button } from '#ui/controls/button.tsx'
import { Field } from '#ui/controls/field.tsx'
import { FieldGroup } from '#ui/controls/field-group.tsx'
import { LocationField } from './location-field.tsx'
import type { TripForm } from './trip-form.ts'

/** `stops` are those of the trip as it was saved, which know what was not found. */
export function LocationFields({ stops }: { stops: readonly TripStop[] }) {
  const list = useRef<HTMLDivElement>(null)
  const { errors } = useFormState<TripForm>()
  const { fields, append, remove } = useFieldArray<TripForm, 'locations'>({ name: 'locations' })
  const error = errors.locations?.message
  // The button that is pressed goes with its place, which would leave the keyboard outside the form.
  const take = (at: number) => {
    flushSync(() => remove(at))
    list.current?.querySelectorAll('input')[Math.min(at, fields.length - 2)]?.focus()
  }
  return (
    <Field label="Locations" error={error}>
      <FieldGroup className="grid gap-2">
        <div ref={list} className="grid gap-2">
          {fields.map(({ id }, at) => (
            <Controller<TripForm, `locations.${number}.text`>
              key={id}
              name={`locations.${at}.text`}
              render={({ field }) => (
                <LocationField
                  {...field}
                  number={at + 1}
                  stops={stops}
                  invalid={Boolean(error)}
                  onRemove={fields.length > 1 ? () => take(at) : undefined}
                />
              )}
            />
          ))}
        </div>
        {fields.length < MOST_DESTINATIONS && (
          <Button
            variant="link"
            className="justify-self-start"
            icon={<Plus />}
            onClick={() => append({ text: '' }, { focusName: `locations.${fields.length}.text` })}
          >
            Add Location
          </Button>
        )}
      </FieldGroup>
    </Field>
  )
}
