// Where the mails to a brother lead whose second step is to come off: one press, and it stays on.
import { stepRemovals } from '@aerie/contract/step-removals'
import { longMoment } from '@aerie/text/moments'
import { PressOnce } from '#features/session/press-once.tsx'
import { TokenGate } from '#features/sign-in/token-gate.tsx'
import { call } from '#lib/api.ts'

const ask = (token: string) => call(stepRemovals.checkStop, { params: { token } })

const DONE =
  'It is stopped: your second step stays on. Whoever asked knows your password. Choose a new one now: on the start page, by Forgot Password.'

export const StopRemovalPage = ({ token }: { token: string }) => (
  <TokenGate
    title="I did not ask for this"
    token={token}
    ask={ask}
    lead={({ firstName, askedAt, device }) =>
      `${firstName}, somebody who gave your password asked ${longMoment(askedAt)}, with ${device}, to have your second step taken off.`
    }
    remedy={<p>Does something look wrong with your account? Tell an officer today: he can help.</p>}
  >
    {() => (
      <PressOnce
        label="Stop it"
        pendingLabel="Stopping it..."
        act={async () => {
          await call(stepRemovals.stop, { params: { token } })
          return DONE
        }}
      />
    )}
  </TokenGate>
)
