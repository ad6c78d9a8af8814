// Reminds a brother on his dashboard to connect LinkedIn, while the installation asks for it and he has not.
import { useSession } from '#features/session/queries.ts'
import { useSettings } from '#features/settings/queries.ts'
import { buttonClass } from '#ui/controls/button.tsx'
import { Link } from '#ui/controls/link.tsx'
import { Card } from '#ui/layout/card.tsx'

export function LinkedinReminder() {
  const { linkedinVerified, can } = useSession()
  const { linkedinVerification } = useSettings()
  if (!linkedinVerification || !can.connectLinkedin || linkedinVerified) return null
  return (
    <Card title="Connect LinkedIn">
      <div className="grid justify-items-start gap-3">
        <p className="text-ink-2">
          The officers ask every brother to confirm his LinkedIn account. Until you have, this stays here; nothing else
          changes.
        </p>
        <Link to="/profile?edit=true" className={buttonClass({})}>
          To your profile
        </Link>
      </div>
    </Card>
  )
}
