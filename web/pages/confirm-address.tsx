// Where the mail about a changed address leads: it signs its member in from the press on.
import { addresses } from '@aerie/contract/addresses'
import { PressOnce } from '#features/session/press-once.tsx'
import { TokenGate } from '#features/sign-in/token-gate.tsx'
import { call } from '#lib/api.ts'
import { readableAddress } from '#lib/readable-address.ts'
import { buttonClass } from '#ui/controls/button.tsx'

const ask = (token: string) => call(addresses.checkConfirm, { params: { token } })

export const ConfirmAddressPage = ({ token }: { token: string }) => (
  <TokenGate
    title="Confirm how you sign in"
    token={token}
    ask={ask}
    lead={({ firstName, kind, address }) =>
      kind === 'email'
        ? `${firstName}, ${readableAddress(address)} takes the place of the e-mail address before.`
        : `${firstName}, from now on the number ${address} signs you in.`
    }
    remedy={
      <a href="/profile?edit=true" className={buttonClass({ block: true })}>
        Go to your profile
      </a>
    }
  >
    {({ address }) => (
      <PressOnce
        label="Confirm"
        pendingLabel="Confirming..."
        act={async () => {
          await call(addresses.confirm, { params: { token } })
          return `From now on you sign in with ${readableAddress(address)}.`
        }}
      />
    )}
  </TokenGate>
)
