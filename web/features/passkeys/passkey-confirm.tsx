// A passkey in place of the password, where that is asked again.
import { passkeys } from '@aerie/contract/passkeys'
import { useQuery } from '@tanstack/react-query'
import { Fingerprint } from 'lucide-react'
import { useEffect } from 'react'
import { call } from '#lib/api.ts'
import { Button } from '#ui/controls/button.tsx'
import { useAct } from '#ui/feedback/use-act.ts'
import { ceremonies, offersPasskeys, passkeyFailure, wasCalledOff } from './browser.ts'
import { passkeysQuery } from './queries.ts'

interface PasskeyConfirmProps {
  /** It was shown: the password need not be typed. */
  onShown: () => void
}

/** Nothing, where he has none that this browser could show here. */
export function PasskeyConfirm({ onShown }: PasskeyConfirmProps) {
  const { data } = useQuery({ ...passkeysQuery, enabled: offersPasskeys() })
  const { mutate, isPending } = useAct({
    call: async () => {
      const { sign } = await ceremonies.fetch()
      return call(passkeys.confirm, { body: await sign(await call(passkeys.beginConfirm)) })
    },
    failed: (error) => (wasCalledOff(error) ? undefined : passkeyFailure(error)),
  })
  useEffect(() => () => ceremonies.fetched()?.endCeremony(), [])
  if (!data?.passkeys.some(({ isOfOtherAddress }) => !isOfOtherAddress)) return null
  return (
    <Button
      block
      icon={<Fingerprint />}
      pending={isPending}
      pendingLabel="Waiting for your device..."
      onClick={() => mutate(undefined, { onSuccess: onShown })}
    >
      Use a passkey instead
    </Button>
  )
}
