// A portrait as this device keeps it; where it keeps none, its blurred placeholder or initials.
import type { KeptBrother } from '@aerie/contract/offline'
import { displayName } from '@aerie/contract/person'
import { createContext, use, useEffect, useState } from 'react'
import { Portrait } from '#features/people/portrait.tsx'
import type { DeviceStore } from '#lib/device-store.ts'
import { portraitOnDevice } from './portraits.ts'

/** Null where this device keeps nothing. */
export const KeptStore = createContext<DeviceStore | null>(null)

interface KeptPortraitProps {
  brother: Pick<KeptBrother, 'firstName' | 'familiar' | 'lastName' | 'profileImageUrl' | 'profileImageHash'>
  width?: number
  framed?: boolean
}

export function KeptPortrait({ brother, ...look }: KeptPortraitProps) {
  const { profileImageUrl: address, profileImageHash: hash } = brother
  const store = use(KeptStore)
  const [kept, setKept] = useState<string | null>()
  useEffect(() => {
    if (!store || !address) return
    let made: string | null = null
    let isGone = false
    portraitOnDevice(store, address).then(
      (url) => {
        made = url
        if (isGone && url) URL.revokeObjectURL(url)
        else setKept(url)
      },
      () => setKept(null),
    )
    return () => {
      isGone = true
      if (made) URL.revokeObjectURL(made)
    }
  }, [store, address])
  return (
    <Portrait
      name={displayName(brother)}
      src={kept ?? (kept === null ? address : null)}
      hash={hash}
      decorative
      {...look}
    />
  )
}
