// Beside what the sidebar leads to: that it cannot be shown until the connection is back.
import './away-mark.css'
import { WifiOff } from 'lucide-react'
import { useSyncExternalStore } from 'react'
import { followConnection, isOnline } from '#lib/connection.ts'
import { wordsAt } from './offline-pages.ts'

export function AwayMark({ to }: { to: string }) {
  const isThere = useSyncExternalStore(followConnection, isOnline)
  if (isThere || !wordsAt(to)) return null
  return (
    <small className="away-mark">
      <WifiOff />
      <span className="sr-only">needs a connection</span>
    </small>
  )
}
