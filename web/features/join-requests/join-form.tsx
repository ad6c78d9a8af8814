// The form by which a stranger asks to join; afterwards it says where to look.
import '#ui/overlays/dialog.css'
import { JOIN_DAYS, JoinRequest, joinRequests } from '@aerie/contract/join-requests'
import { SINGLE_NAME } from '@aerie/contract/person'
import { zodResolver } from '@hookform/resolvers/zod'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import type * as z from 'zod/mini'
import { call } from '#lib/api.ts'
import { showFieldErrors } from '#lib/form-errors.ts'
import { Button, buttonClass } from '#ui/controls/button.tsx'
import { Field } from '#ui/controls/field.tsx'
import { Input } from '#ui/controls/input.tsx'
import { Textarea } from '#ui/controls/textarea.tsx'
import { failureToast } from '#ui/feedback/failure-toast.ts'
import { toast } from '#ui/feedback/toast.ts'

const EMPTY = { firstName: '', lastName: '', email: '', city: '', voucher: '', words: '' }

export function JoinForm() {
  const [sent, setSent] = useState<string | null>(null)
  const form = useForm<z.input<typeof JoinRequest>, unknown, z.output<typeof JoinRequest>>({
    resolver: zodResolver(JoinRequest),
    defaultValues: EMPTY,
  })
  const { errors, isSubmitting } = form.formState
  const submit = form.handleSubmit(async (body) => {
    try {
      setSent((await call(joinRequests.ask, { body })).message)
    } catch (error) {
      if (!showFieldErrors(error, form)) toast(failureToast(error))
    }
  })
  if (sent !== null) return <Sent message={sent} />
  return (
    <form noValidate onSubmit={submit} className="dialog-body">
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label="First name" hint={SINGLE_NAME} error={errors.firstName?.message}>
          <Input {...form.register('firstName')} autoComplete="given-name" />
        </Field>
        <Field label="Last name" error={errors.lastName?.message}>
          <Input {...form.register('lastName')} autoComplete="family-name" />
        </Field>
      </div>
      <Field
        label="E-mail"
        hint="You get one mail to confirm it. Nobody reads your request before that."
        error={errors.email?.message}
      >
        <Input {...form.register('email')} type="email" autoComplete="email" autoCapitalize="none" spellCheck={false} />
      </Field>
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label="Class (optional)" error={errors.class && 'A number, such as 24'}>
          <Input
            {...form.register('class', {
              setValueAs: (typed) => (typed === '' || typed == null ? null : Number(typed)),
            })}
            inputMode="numeric"
          />
        </Field>
        <Field label="City (optional)" error={errors.city?.message}>
          <Input {...form.register('city')} autoComplete="address-level2" />
        </Field>
      </div>
      <Field label="Who vouches for you (optional)" error={errors.voucher?.message}>
        <Input {...form.register('voucher')} />
      </Field>
      <Field label="A word to the officers (optional)" error={errors.words?.message}>
        <Textarea {...form.register('words')} rows={3} />
      </Field>
      <Button type="submit" variant="primary" size="lg" block pending={isSubmitting} pendingLabel="Sending...">
        Send request
      </Button>
      <p className="text-sm text-ink-2">When an officer says yes, you hear from us by mail.</p>
    </form>
  )
}

const Sent = ({ message }: { message: string }) => (
  <div className="dialog-body" role="status">
    <p>
      {message} Press the link in it within {JOIN_DAYS} days, and the officers get your request.
    </p>
    <p className="text-sm text-ink-2">Nothing came? Look in your spam folder, or try again tomorrow.</p>
    <a href="/" className={buttonClass({ block: true })}>
      Back
    </a>
  </div>
)
