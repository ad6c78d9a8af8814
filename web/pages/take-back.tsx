// Where the mail to a former address leads: it counts again, and a new password is chosen.
import { addresses } from '@aerie/contract/addresses'
import { PressOnce } from '#features/session/press-once.tsx'
import { TokenGate } from '#features/sign-in/token-gate.tsx'
import { call } from '#lib/api.ts'
import { readableAddress } from '#lib/readable-address.ts'

const ask = (token: string) => call(addresses.checkTakeBack, { params: { token } })

export const TakeBackPage = ({ token }: { token: string }) => (
  <TokenGate
    title="Take your address back"
    token={token}
    ask={ask}
    lead={({ firstName, address }) =>
      `${firstName}, you sign in with ${readableAddress(address)} again. Everybody is signed out, and you choose a new password.`
    }
    remedy={<p>Is somebody else signing in as you? Tell an officer today: he can help.</p>}
  >
    {() => (
      <PressOnce
        label="Take it back"
        pendingLabel="Taking it back..."
        act={async () => {
          const { next } = await call(addresses.takeBack, { params: { token } })
          location.assign(next)
          return null
        }}
      />
    )}
  </TokenGate>
)
