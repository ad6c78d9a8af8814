// Where the link leads that an empty server prints at its start.
import { signIn } from '@aerie/contract/sign-in'
import { FounderForm } from '#features/sign-in/founder-form.tsx'
import { TokenGate } from '#features/sign-in/token-gate.tsx'
import { call } from '#lib/api.ts'
import { start } from '#lib/start.ts'

const ask = (token: string) => call(signIn.checkSetup, { params: { token } })

export const SetupPage = ({ token }: { token: string }) => (
  <TokenGate
    title="The first super admin"
    token={token}
    ask={ask}
    lead={() => 'Nobody is here yet. Whoever comes in first may do everything, and lets the others in.'}
    remedy={<p className="text-ink-2">As long as nobody is here, each start with --empty prints a new one.</p>}
  >
    {() => <FounderForm token={token} minLength={start.settings.passwordMinLength} />}
  </TokenGate>
)
