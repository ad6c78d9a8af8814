// Where the link of a reset mail leads, and a one-time password after it was used.
import { signIn } from '@aerie/contract/sign-in'
import { NewResetMail } from '#features/sign-in/new-reset-mail.tsx'
import { ResetForm } from '#features/sign-in/reset-form.tsx'
import { TokenGate } from '#features/sign-in/token-gate.tsx'
import { call } from '#lib/api.ts'
import { start } from '#lib/start.ts'

const ask = (token: string) => call(signIn.checkReset, { params: { token } })

export const ResetPasswordPage = ({ token }: { token: string }) => (
  <TokenGate
    title="Choose a new password"
    token={token}
    ask={ask}
    lead={({ firstName }) => `It takes the place of your old one, ${firstName}.`}
    remedy={<NewResetMail />}
  >
    {({ identifier, asks }) => (
      <ResetForm token={token} identifier={identifier} asks={asks} minLength={start.settings.passwordMinLength} />
    )}
  </TokenGate>
)
