// The part of the form of one's profile that leads to what keeps it one's own, and tells what of it waits.
import { KeyRound } from 'lucide-react'
import { buttonClass } from '#ui/controls/button.tsx'
import { Link } from '#ui/controls/link.tsx'
import { Card } from '#ui/layout/card.tsx'
import { WaitingAddresses } from './waiting-addresses.tsx'

export const SecuritySection = () => (
  <Card title="Security">
    <WaitingAddresses />
    <div className="flex flex-wrap items-center justify-between gap-3">
      <p className="text-sm text-ink-2">Your passkeys and your password, and where you are signed in.</p>
      <Link to="/profile/security" className={buttonClass({ size: 'sm' })}>
        <KeyRound />
        Sign-in & security
      </Link>
    </div>
  </Card>
)
