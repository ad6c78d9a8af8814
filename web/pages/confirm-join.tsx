// Where the mail about a request to join leads: its officers get it from the press on.
import { joinRequests } from '@aerie/contract/join-requests'
import { PressOnce } from '#features/session/press-once.tsx'
import { TokenGate } from '#features/sign-in/token-gate.tsx'
import { call } from '#lib/api.ts'
import { buttonClass } from '#ui/controls/button.tsx'

const ask = (token: string) => call(joinRequests.check, { params: { token } })

export const ConfirmJoinPage = ({ token }: { token: string }) => (
  <TokenGate
    title="Confirm your request"
    token={token}
    ask={ask}
    lead={({ firstName }) => `${firstName}, with this the officers get your request to join.`}
    remedy={
      <a href="/join" className={buttonClass({ block: true })}>
        Ask again
      </a>
    }
  >
    {() => (
      <PressOnce
        label="Confirm"
        pendingLabel="Confirming..."
        act={async () => (await call(joinRequests.confirm, { params: { token } })).message}
      />
    )}
  </TokenGate>
)
