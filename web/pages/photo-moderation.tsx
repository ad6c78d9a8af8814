// Photo moderation, which only super admins may enter.
import { ShieldAlert } from 'lucide-react'
import { FlaggedPhotos } from '#features/moderation/flagged-photos.tsx'
import { useSession } from '#features/session/queries.ts'
import { ErrorPanel } from '#ui/feedback/error-panel.tsx'
import { Card } from '#ui/layout/card.tsx'
import { Page } from '#ui/layout/page.tsx'

export const PhotoModerationPage = () => (
  <Page title="Photo Moderation">{useSession().can.moderatePhotos ? <FlaggedPhotos /> : <Denied />}</Page>
)

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
