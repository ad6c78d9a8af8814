// A passkey in place of the password, where that is asked again.
import { useQuery } from '@tanstack/react-query'
import { Fingerprint } from 'lucide-react'
import { useEffect } from 'react'
import { Button } from '#ui/controls/button.tsx'
import { ceremonies, offersPasskeys } from './browser.ts'
import { passkeysQuery, useShowPasskey } from './queries.ts'

interface PasskeyConfirmProps {
  /** It was shown: the password need not be typed. */
  onShown: () => void
}

/** Nothing, where he has none that this browser could show here. */
export function PasskeyConfirm({ onShown }: PasskeyConfirmProps) {
  const { data } = useQuery({ ...passkeysQuery, enabled: offersPasskeys() })
  const { mutate, isPending } = useShowPasskey()
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
