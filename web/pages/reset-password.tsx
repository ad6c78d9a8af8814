// Where the link of a reset mail leads, and a one-time password after it was used.
import { auth } from '@aerie/contract/auth'
import { LinkGate } from '#features/visitor/link-gate.tsx'
import { NewResetMail } from '#features/visitor/new-reset-mail.tsx'
import { ResetForm } from '#features/visitor/reset-form.tsx'
import { call } from '#lib/api.ts'
import { start } from '#lib/start.ts'

const ask = (token: string) => call(auth.checkReset, { params: { token } })

export const ResetPasswordPage = ({ token }: { token: string }) => (
  <LinkGate
    title="Choose a new password"
    token={token}
    ask={ask}
    lead={({ firstName }) => `It takes the place of your old one, ${firstName}.`}
    remedy={<NewResetMail />}
  >
    {() => <ResetForm token={token} minLength={start.words.passwordMinLength} />}
  </LinkGate>
)
