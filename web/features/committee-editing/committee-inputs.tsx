// The brothers of a committee and how many of them must turn their keys, with what that gives and what it risks.
import { MOST_TRUSTEES } from '@aerie/contract/trustee-sets'
import { Controller, type UseFormReturn, useFieldArray, useWatch } from 'react-hook-form'
import { BrotherField } from '#features/people/brother-field.tsx'
import { useSettings } from '#features/settings/queries.ts'
import { committeeWords, thresholdWords } from '#features/trustee-sets/set-state.ts'
import { Field } from '#ui/controls/field.tsx'
import { Select } from '#ui/controls/select.tsx'
import { Note } from '#ui/feedback/note.tsx'
import { RowList } from '#ui/lists/row-list.tsx'
import { type CommitteeForm, fittingThreshold, hasTrustees, NOBODY, thresholdsOf } from './committee-form.ts'

interface CommitteeInputsProps {
  form: UseFormReturn<CommitteeForm>
}

export function CommitteeInputs({ form }: CommitteeInputsProps) {
  const { control, formState, setValue, getValues } = form
  const { fields, append, remove } = useFieldArray({ control, name: 'trustees', rules: { validate: hasTrustees } })
  const threshold = Number(useWatch({ control, name: 'threshold' }))
  const size = fields.length
  const adjust = (next: number) => setValue('threshold', fittingThreshold(getValues('threshold'), next))
  const { gives, risks } = committeeWords({ threshold, size })
  const errors = formState.errors.trustees
  return (
    <>
      <section aria-label="Trustees">
        <RowList
          rows={fields}
          fewest={1}
          most={MOST_TRUSTEES}
          noun="trustee"
          addLabel="Add Trustee"
          onAdd={() => {
            append(NOBODY)
            adjust(size + 1)
          }}
          onRemove={(at) => {
            remove(at)
            adjust(size - 1)
          }}
          error={errors?.message ?? errors?.root?.message}
        >
          {(at) => <TrusteeInput form={form} at={at} />}
        </RowList>
      </section>
      <Field label="How many must turn their keys" error={formState.errors.threshold?.message}>
        <Controller
          control={control}
          name="threshold"
          render={({ field: { value, onChange } }) => (
            <Select
              value={value}
              onChange={onChange}
              options={thresholdsOf(size).map((one) => ({
                value: String(one),
                label: thresholdWords({ threshold: one, size }),
              }))}
            />
          )}
        />
      </Field>
      <Note tone="foil">
        {gives} {risks}
      </Note>
    </>
  )
}

function TrusteeInput({ form: { control, clearErrors }, at }: CommitteeInputsProps & { at: number }) {
  const { shortName } = useSettings()
  const others = useWatch({ control, name: 'trustees' }).flatMap(({ memberId }, other) =>
    memberId !== null && other !== at ? [Number(memberId)] : [],
  )
  return (
    <Controller
      control={control}
      name={`trustees.${at}.memberId`}
      render={({ field: { value, onChange } }) => (
        <Field label={`Trustee ${at + 1}`}>
          <BrotherField
            value={value}
            onChange={(next) => {
              clearErrors('trustees')
              onChange(next)
            }}
            exclude={others}
            shortName={shortName}
            placeholder="Search brothers"
          />
        </Field>
      )}
    />
  )
}
