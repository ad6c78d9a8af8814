// Photo moderation, which only super admins may enter.
import { ShieldAlert } from 'lucide-react'
import { useSession } from '#features/session/queries.ts'
import { ErrorPanel } from '#ui/feedback/error-panel.tsx'
import { Card } from '#ui/layout/card.tsx'
import { Page } from '#ui/layout/page.tsx'
import { LaterRoom } from './later.tsx'

const TITLE = 'Photo Moderation'

export const PhotoModerationPage = () => (useSession().can.moderatePhotos ? <LaterRoom title={TITLE} /> : <Denied />)

const Denied = () => (
  <Page title={TITLE}>
    <Card flush>
      <ErrorPanel
        level={2}
        title="Access Denied"
        message="Super admin access required for photo moderation."
        icon={<ShieldAlert />}
      />
    </Card>
  </Page>
)
