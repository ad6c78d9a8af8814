// The band over what a device shows of its own.
import { Button } from '#ui/controls/button.tsx'
import { asOfWords } from './as-of.ts'
import { OfflineBand } from './offline-band.tsx'

interface KeptBandProps {
  /** In milliseconds since 1970; null where this device keeps nothing. */
  asOf: number | null
  /** Whether what is seen comes from the device. */
  isKept: boolean
  isBack: boolean
  onTryAgain: () => void
  /** Where the page of today waits for a press, since something is typed in the one that is seen. */
  onOpen: (() => void) | null
}

export const KeptBand = ({ asOf, isKept, isBack, onTryAgain, onOpen }: KeptBandProps) => (
  <div role="status">
    <OfflineBand
      isBack={isBack}
      onTryAgain={onTryAgain}
      action={
        onOpen && (
          <Button size="sm" onClick={onOpen}>
            Open today’s page
          </Button>
        )
      }
    >
      {isBack
        ? onOpen
          ? 'What you typed stays until you leave it.'
          : 'Today’s page opens in a moment.'
        : knownAt(asOf, isKept)}
    </OfflineBand>
  </div>
)

function knownAt(asOf: number | null, isKept: boolean) {
  if (asOf === null) return null
  if (!isKept) return `This device was last in touch at ${asOfWords(asOf)}.`
  return `You see what this device knew at ${asOfWords(asOf)}. Calls and mails work as far as your telephone does.`
}
