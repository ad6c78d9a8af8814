// What the palette can still find without a connection: brothers of the directory that this device keeps, where it keeps one.
import { useEffect, useState, useSyncExternalStore } from 'react'
import type { Row } from '#features/search/row.ts'
import { followConnection, isOnline } from '#lib/connection.ts'

interface KeptDirectory {
  /** As of when, for the reader: '14:20'. */
  asOf: string
  /** How many brothers it has. */
  count: number
  /** The best of those whom these words find. */
  find: (typed: string) => Row[]
}

/** Opens the directory that the device keeps; null where it keeps none. */
export type KeptBrothers = () => Promise<KeptDirectory | null>

export interface Offline {
  isOffline: boolean
  /** Undefined while it is being opened. */
  kept: KeptDirectory | null | undefined
}

export function useKept(open: KeptBrothers | undefined): Offline {
  const isOffline = !useSyncExternalStore(followConnection, isOnline)
  const [kept, setKept] = useState<KeptDirectory | null>()
  useEffect(() => {
    if (!isOffline) return
    let isWanted = true
    const show = (directory: KeptDirectory | null) => isWanted && setKept(directory)
    if (open) open().then(show, () => show(null))
    else show(null)
    return () => {
      isWanted = false
    }
  }, [isOffline, open])
  return { isOffline, kept }
}
