// Where an invitation leads.
import { signIn } from '@aerie/contract/sign-in'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { TokenGate } from '#features/sign-in/token-gate.tsx'
import { WelcomeForm } from '#features/sign-in/welcome-form.tsx'
import { call } from '#lib/api.ts'
import { start } from '#lib/start.ts'

const ask = (token: string) => call(signIn.checkWelcome, { params: { token } })

/** For the search of cities; visitors' pages do without one otherwise. */
const cache = new QueryClient({ defaultOptions: { queries: { retry: false, networkMode: 'always' } } })

export const WelcomePage = ({ token }: { token: string }) => (
  <TokenGate
    title="Welcome"
    token={token}
    ask={ask}
    lead={({ firstName }) => `We have kept a place for you, ${firstName}. Check what we know of you.`}
    remedy={<p className="text-ink-2">Ask the brother who invited you for a new one.</p>}
  >
    {(invitation) => (
      <QueryClientProvider client={cache}>
        <WelcomeForm token={token} invitation={invitation} minLength={start.settings.passwordMinLength} />
      </QueryClientProvider>
    )}
  </TokenGate>
)
