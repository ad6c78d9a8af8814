// Agrees that a second step comes off, with who vouched for its brother, and how the officer heard it.
import { displayName } from '@aerie/contract/person'
import { AgreementWords, type StepRemoval } from '@aerie/contract/step-removals'
import { zodResolver } from '@hookform/resolvers/zod'
import { useQuery } from '@tanstack/react-query'
import { useForm } from 'react-hook-form'
import { showFieldErrors } from '#lib/form-errors.ts'
import { Button } from '#ui/controls/button.tsx'
import { Field } from '#ui/controls/field.tsx'
import { Input } from '#ui/controls/input.tsx'
import { Textarea } from '#ui/controls/textarea.tsx'
import { FormDialog } from '#ui/overlays/form-dialog.tsx'
import { useAgree, vouchersQuery } from './queries.ts'
import { wordsOf } from './rule-words.ts'

interface RemovalDialogProps {
  open: boolean
  removal: StepRemoval
  name: string
  /** What was typed stays. */
  onClose: () => void
}

export function AgreeDialog({ open, removal, name, onClose }: RemovalDialogProps) {
  const { data: vouchers = [] } = useQuery(vouchersQuery(removal.id))
  const agree = useAgree(removal.id, name)
  const form = useForm({ resolver: zodResolver(AgreementWords), defaultValues: { voucher: '', how: '' } })
  const { errors } = form.formState
  const submit = form.handleSubmit((body) =>
    agree.mutate(body, { onSuccess: onClose, onError: (error) => void showFieldErrors(error, form) }),
  )
  const near = vouchers.filter(({ relation }) => relation !== 'class')
  return (
    <FormDialog
      open={open}
      onClose={onClose}
      title="Who vouched for him?"
      description={`${name} signs in by his password alone once ${removal.rule && wordsOf(removal.rule).after}. What you write is kept in the audit log.`}
      onSubmit={submit}
      submitLabel="Agree"
      pendingLabel="Agreeing..."
      pending={agree.isPending}
    >
      <Field label="Who vouched for him" error={errors.voucher?.message}>
        <Input {...form.register('voucher')} maxLength={120} autoComplete="off" />
      </Field>
      {near.length > 0 && (
        <div className="flex flex-wrap gap-2">
          {near.map(({ brother, relation }) => {
            const words = `${displayName(brother)}, his ${relation} brother`
            return (
              <Button
                key={brother.id}
                size="sm"
                onClick={() => form.setValue('voucher', words, { shouldValidate: true })}
              >
                {words}
              </Button>
            )
          })}
        </div>
      )}
      <Field
        label="How you heard it"
        hint="As in: I rang him, and he had seen him on Sunday."
        error={errors.how?.message}
      >
        <Textarea {...form.register('how')} rows={3} maxLength={600} />
      </Field>
    </FormDialog>
  )
}
