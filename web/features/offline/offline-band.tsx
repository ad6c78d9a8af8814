// The band over what a device shows of its own: since when it is so, and when the connection is back.
import './offline-band.css'
import { RefreshCw, WifiOff } from 'lucide-react'
import { Button } from '#ui/controls/button.tsx'
import { asOfWords } from './as-of.ts'

interface OfflineBandProps {
  /** In milliseconds since 1970; null where this device keeps nothing. */
  asOf: number | null
  isBack: boolean
}

export const OfflineBand = ({ asOf, isBack }: OfflineBandProps) => (
  <div className="offline-band" role="status">
    <WifiOff />
    {isBack ? (
      <p>
        <b>The connection is back.</b> Today’s page opens in a moment.
      </p>
    ) : (
      <>
        <p>
          <b>No connection.</b>{' '}
          {asOf !== null &&
            `You see what this device knew at ${asOfWords(asOf)}. Calls and mails work as far as your telephone does.`}
        </p>
        <Button size="sm" icon={<RefreshCw />} onClick={() => location.reload()}>
          Try again
        </Button>
      </>
    )}
  </div>
)
