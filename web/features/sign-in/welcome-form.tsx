// What an invited brother checks and chooses before he comes in for the first time.
import '#ui/overlays/dialog.css'
import { SINGLE_NAME } from '@aerie/contract/person'
import { signIn, Welcome } from '@aerie/contract/sign-in'
import { useController, useWatch } from 'react-hook-form'
import * as z from 'zod/mini'
import type { CitiesQuery } from '#features/places/city-search.ts'
import { PlaceInput } from '#features/places/place-input.tsx'
import { PlaceTaken } from '#features/places/place-taken.tsx'
import { useTakenCities } from '#features/places/taken-cities.ts'
import { newPasswordFields, passwordsMatch } from '#features/session/new-password.ts'
import { usePhoneHint } from '#features/session/use-phone-hint.ts'
import { call } from '#lib/api.ts'
import { Button } from '#ui/controls/button.tsx'
import { Field } from '#ui/controls/field.tsx'
import { Input } from '#ui/controls/input.tsx'
import { PasswordPair } from './password-pair.tsx'
import { RecordAnswer } from './record-answer.tsx'
import { useEntryForm } from './use-entry-form.ts'

type Invitation = z.output<typeof signIn.checkWelcome.response>

type WelcomeFormProps = { token: string; invitation: Invitation; minLength: number }

export function WelcomeForm({ token, invitation, minLength }: WelcomeFormProps) {
  const { register, control, errors, submit, pending } = useEntryForm({
    schema: z.extend(Welcome, newPasswordFields(minLength)).check(passwordsMatch()),
    defaultValues: {
      firstName: invitation.firstName,
      lastName: invitation.lastName,
      email: invitation.email ?? '',
      phone: invitation.phone ?? '',
      location: invitation.location ?? '',
      answer: '',
      newPassword: '',
      confirmPassword: '',
    },
    send: ({ confirmPassword: _, ...body }) => call(signIn.acceptWelcome, { params: { token }, body }),
    welcome: { title: `Welcome, ${invitation.firstName}`, description: 'The door is open.' },
  })
  const { field: city } = useController({ control, name: 'location' })
  const [phone, location] = useWatch({ control, name: ['phone', 'location'] })
  const phoneHint = usePhoneHint({ phone: phone ?? '', location }, 0, (body, signal) =>
    call(signIn.hintAtWelcomePhone, { params: { token }, body, signal }),
  )
  const citiesQuery = citiesBehind(token)
  const { cities } = useTakenCities(city.value ?? '', '', citiesQuery)
  return (
    <form noValidate onSubmit={submit} className="dialog-body">
      <RecordAnswer asks={invitation.asks} error={errors.answer?.message} {...register('answer')} />
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label="First name" hint={SINGLE_NAME} error={errors.firstName?.message}>
          <Input {...register('firstName')} autoComplete="given-name" />
        </Field>
        <Field label="Last name" error={errors.lastName?.message}>
          <Input {...register('lastName')} autoComplete="family-name" />
        </Field>
      </div>
      <Field label="Email" hint="You sign in with it" error={errors.email?.message}>
        <Input {...register('email')} type="email" autoComplete="username" autoCapitalize="none" spellCheck={false} />
      </Field>
      <Field label="Phone" optional hint={phoneHint} error={errors.phone?.message}>
        <Input {...register('phone')} type="tel" autoComplete="tel" />
      </Field>
      <Field
        label="City"
        optional
        hint="Where brothers find you, such as Oslo, Norway"
        error={errors.location?.message}
      >
        <PlaceInput {...city} value={city.value ?? ''} citiesQuery={citiesQuery} />
      </Field>
      <PlaceTaken location={city.value ?? ''} cities={cities} onPick={city.onChange} citiesQuery={citiesQuery} />
      <PasswordPair
        minLength={minLength}
        choice={{ field: register('newPassword'), error: errors.newPassword?.message }}
        repetition={{ field: register('confirmPassword'), error: errors.confirmPassword?.message }}
      />
      <Button type="submit" variant="primary" size="lg" block pending={pending} pendingLabel="Saving...">
        Come in
      </Button>
    </form>
  )
}

/** The invitation that is not used yet searches the cities; see the endpoint. */
const citiesBehind =
  (token: string): CitiesQuery =>
  (q, meant) => {
    const asked = { params: { token }, query: { q, limit: '20', ...meant } }
    return {
      queryKey: [signIn.searchCities.path, q, meant],
      queryFn: ({ signal }) => call(signIn.searchCities, { ...asked, signal }),
    }
  }
