// What is said over every page, of the connection and of the server: fetched once the page stands, and before it is needed.
import { useSyncExternalStore } from 'react'
import { followConnection, isOnline } from '#lib/connection.ts'
import { lazyCode, useCode } from '#lib/lazy-code.ts'

export const laterNotices = lazyCode(() => import('./later-notices.tsx'))

export function Notices() {
  const isThere = useSyncExternalStore(followConnection, isOnline)
  const { data } = useCode(laterNotices, !isThere)
  return data ? <data.LaterNotices /> : <p role="status">{!isThere && 'You are offline.'}</p>
}
