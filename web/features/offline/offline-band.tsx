// The band that says that there is no connection, and since when what is seen is so; then that it is back.
import './offline-band.css'
import { RefreshCw, Wifi, WifiOff } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from '#ui/controls/button.tsx'

interface OfflineBandProps {
  isBack: boolean
  onTryAgain: () => void
  /** Stands at its end once the connection is back. */
  action?: ReactNode
  /** The sentence after the first. */
  children: ReactNode
}

export const OfflineBand = ({ isBack, onTryAgain, action, children }: OfflineBandProps) => (
  <div className="offline-band" data-back={isBack || undefined}>
    {isBack ? <Wifi /> : <WifiOff />}
    <p>
      <b>{isBack ? 'The connection is back.' : 'No connection.'}</b> {children}
    </p>
    {isBack ? (
      action
    ) : (
      <Button size="sm" icon={<RefreshCw />} onClick={onTryAgain}>
        Try again
      </Button>
    )}
  </div>
)
