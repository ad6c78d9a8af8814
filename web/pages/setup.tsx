// Where the link leads that an empty house prints at its start.
import { auth } from '@aerie/contract/auth'
import { FounderForm } from '#features/visitor/founder-form.tsx'
import { LinkGate } from '#features/visitor/link-gate.tsx'
import { call } from '#lib/api.ts'
import { start } from '#lib/start.ts'

const ask = (token: string) => call(auth.checkSetup, { params: { token } })

export const SetupPage = ({ token }: { token: string }) => (
  <LinkGate
    title="The first super admin"
    token={token}
    ask={ask}
    lead={() => 'Nobody is in this house yet. Whoever comes in first may do everything, and lets the others in.'}
    remedy={<p className="text-ink-2">While nobody is in the house, each start with --empty prints a new one.</p>}
  >
    {() => <FounderForm token={token} minLength={start.words.passwordMinLength} />}
  </LinkGate>
)
