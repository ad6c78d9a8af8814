// The fields of what is written about a document, for a new one and for one that is changed.
import {
  ACCESS_LEVEL_LABELS,
  ACCESS_LEVELS,
  type AccessLevel,
  LONGEST_DOCUMENT_DESCRIPTION,
  LONGEST_DOCUMENT_TITLE,
} from '@aerie/contract/document-values'
import type { DocumentFields } from '@aerie/contract/documents'
import type { UseFormReturn } from 'react-hook-form'
import type * as z from 'zod/mini'
import { useCategories } from '#features/settings/queries.ts'
import { Field } from '#ui/controls/field.tsx'
import { Input } from '#ui/controls/input.tsx'
import { Select } from '#ui/controls/select.tsx'
import { Textarea } from '#ui/controls/textarea.tsx'

export type DocumentForm = UseFormReturn<z.input<typeof DocumentFields>, unknown, DocumentFields>

interface DocumentInputsProps {
  form: DocumentForm
  /** Those that the member may give. */
  levels: readonly AccessLevel[]
}

export function DocumentInputs({ form: { register, watch, setValue, formState }, levels }: DocumentInputsProps) {
  const { errors } = formState
  const categories = useCategories().categories.map(({ slug, label }) => ({ value: slug, label }))
  const options = ACCESS_LEVELS.map((value) => ({
    value,
    label: ACCESS_LEVEL_LABELS[value],
    disabled: !levels.includes(value),
    ...(!levels.includes(value) && { hint: 'above your role' }),
  }))
  return (
    <>
      <Field label="Title" error={errors.title?.message}>
        <Input {...register('title')} maxLength={LONGEST_DOCUMENT_TITLE} autoComplete="off" />
      </Field>
      <Field label="Description" optional error={errors.description?.message}>
        <Textarea {...register('description')} rows={3} maxLength={LONGEST_DOCUMENT_DESCRIPTION} />
      </Field>
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label="Category" error={errors.category?.message}>
          <Select
            options={categories}
            value={watch('category')}
            onChange={(category) => setValue('category', category, { shouldDirty: true, shouldValidate: true })}
          />
        </Field>
        <Field label="Access Level" error={errors.accessLevel?.message}>
          <Select
            options={options}
            value={watch('accessLevel')}
            onChange={(level) => setValue('accessLevel', level, { shouldDirty: true, shouldValidate: true })}
          />
        </Field>
      </div>
    </>
  )
}
