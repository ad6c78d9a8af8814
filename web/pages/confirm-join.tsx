// Where the mail about a request to join leads: its officers get it from the press on.
import { joinRequests } from '@aerie/contract/join-requests'
import { WhatWasAsked } from '#features/join-requests/what-was-asked.tsx'
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
    lead={() => 'With this the officers get the request below. Confirm it only if it is yours.'}
    remedy={
      <a href="/join" className={buttonClass({ block: true })}>
        Ask again
      </a>
    }
  >
    {(asked) => (
      <>
        <WhatWasAsked asked={asked} />
        <PressOnce
          label="Confirm"
          pendingLabel="Confirming..."
          act={async () => (await call(joinRequests.confirm, { params: { token } })).message}
        />
      </>
    )}
  </TokenGate>
)
