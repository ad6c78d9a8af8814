// Offers to install the app: on the dashboard once, and on one's own profile for as long as it can be done.
import './install-card.css'
import { Download, Share, SquarePlus } from 'lucide-react'
import { useState } from 'react'
import { SiteMark } from '#features/logo/site-mark.tsx'
import { useSettings } from '#features/settings/queries.ts'
import { Button } from '#ui/controls/button.tsx'
import { toast } from '#ui/feedback/toast.ts'
import { Card } from '#ui/layout/card.tsx'
import { cx } from '#ui/theme/cx.ts'
import { answerOffer, install, useInstallWay, useIsOffered } from './install.ts'

interface InstallCardProps {
  className?: string
  /** Makes it an offer that can be declined. */
  onDecline?: () => void
}

/** Nothing where the app is installed, or the browser cannot. */
export function InstallCard({ className, onDecline }: InstallCardProps) {
  const way = useInstallWay()
  const { deviceCopies } = useSettings()
  if (!way) return null
  return (
    <Card flush className={cx('install-card', className)}>
      <span className="install-card-mark" data-theme="dark">
        <SiteMark />
      </span>
      <div className="install-card-words">
        <h2 className="card-title">Install Aerie</h2>
        <p>
          Opens from your home screen, tells you when a brother is near
          {deviceCopies && ', and keeps the directory for when there is no connection'}.
        </p>
        {way === 'hand' && <ByHand />}
        <div className="install-card-acts">
          {way === 'press' && <InstallButton />}
          {onDecline && (
            <Button variant="ghost" onClick={onDecline}>
              Not now
            </Button>
          )}
        </div>
      </div>
    </Card>
  )
}

/** On the dashboard, until it is answered. */
export const InstallOffer = ({ className }: { className: string }) =>
  useIsOffered() && <InstallCard className={className} onDecline={answerOffer} />

const ByHand = () => (
  <p>
    Press <Share aria-hidden /> Share, then <SquarePlus aria-hidden /> “Add to Home Screen”. Links in mails open in the
    browser, not there: open Aerie from the Home Screen, and sign in once.
  </p>
)

function InstallButton() {
  const [isAsked, setAsked] = useState(false)
  const ask = async () => {
    setAsked(true)
    const isDone = await install().catch(() => false)
    if (isDone) toast({ title: 'Aerie is installed on this device' })
    setAsked(false)
  }
  return (
    <Button icon={<Download />} pending={isAsked} onClick={() => void ask()}>
      Install
    </Button>
  )
}
