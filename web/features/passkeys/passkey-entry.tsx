// Signing in with a passkey, beside the password: by a button, and from the browser's own list in the field of the name.
import { Fingerprint } from 'lucide-react'
import { Button } from '#ui/controls/button.tsx'
import { offersPasskeys } from './browser.ts'
import { usePasskeyEntry } from './use-passkey-entry.ts'

interface PasskeyEntryProps {
  /** He is signed in. */
  onEntered: () => void
}

/** Nothing, where the browser knows no passkeys. The field says `username webauthn`. */
export const PasskeyEntry = ({ onEntered }: PasskeyEntryProps) =>
  offersPasskeys() ? <Entry onEntered={onEntered} /> : null

function Entry({ onEntered }: PasskeyEntryProps) {
  const { enter, isPending, hasNone } = usePasskeyEntry(onEntered)
  return (
    <>
      <div className="flex items-center gap-3 font-display text-ink-3 italic" aria-hidden>
        <hr className="flex-1 border-line" />
        or
        <hr className="flex-1 border-line" />
      </div>
      <Button
        size="lg"
        block
        icon={<Fingerprint />}
        pending={isPending}
        pendingLabel="Waiting for your device..."
        onClick={enter}
      >
        Use a passkey
      </Button>
      <p className="text-sm text-ink-2 empty:hidden" role="status">
        {hasNone && 'No passkey was used. If this device has none yet, sign in with your password once, then add one.'}
      </p>
    </>
  )
}
