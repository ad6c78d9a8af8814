// Photo moderation, which only super admins may enter.
import { ShieldAlert } from 'lucide-react'
import { ForensicsTool } from '#features/forensics/forensics-tool.tsx'
import { FlaggedPhotos } from '#features/moderation/flagged-photos.tsx'
import { useSession } from '#features/session/queries.ts'
import { ErrorPanel } from '#ui/feedback/error-panel.tsx'
import { Card } from '#ui/layout/card.tsx'
import { Page } from '#ui/layout/page.tsx'

export function PhotoModerationPage() {
  const isAllowed = useSession().can.moderatePhotos
  return (
    <Page title="Photo Moderation" actions={isAllowed && <ForensicsTool />}>
      {isAllowed ? <FlaggedPhotos /> : <Denied />}
    </Page>
  )
}

const Denied = () => (
  <Card flush>
    <ErrorPanel
      level={2}
      title="Access Denied"
      message="Super admin access required for photo moderation."
      icon={<ShieldAlert />}
    />
  </Card>
)
