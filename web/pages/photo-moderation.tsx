// Photo moderation, which only super admins may enter.
import { ShieldAlert } from 'lucide-react'
import { ForensicsTool } from '#features/forensics/forensics-tool.tsx'
import { FlaggedPhotos } from '#features/moderation/flagged-photos.tsx'
import { useSession } from '#features/session/queries.ts'
import { lazyCode, useCode } from '#lib/lazy-code.ts'
import { ErrorPanel } from '#ui/feedback/error-panel.tsx'
import { Card } from '#ui/layout/card.tsx'
import { Page } from '#ui/layout/page.tsx'

/** Few owe one, so that it is fetched for those alone. */
const owedCode = lazyCode(() => import('#features/officer-step/owed-step-note.tsx'))

export function PhotoModerationPage() {
  const { can, owedStep } = useSession()
  const { data: owed } = useCode(owedCode, owedStep !== null)
  if (owedStep?.waits) return owed ? <owed.RightsWait title={TITLE} /> : <Page title={TITLE} />
  return (
    <Page title={TITLE} actions={can.moderatePhotos && <ForensicsTool />}>
      {can.moderatePhotos ? <FlaggedPhotos /> : <Denied />}
    </Page>
  )
}

const TITLE = 'Photo Moderation'

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
