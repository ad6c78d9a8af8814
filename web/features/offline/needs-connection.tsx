// In the place of a page that a device does not keep: why, and the way to what it does.
import { UsersRound } from 'lucide-react'
import type { ReactNode } from 'react'
import { buttonClass } from '#ui/controls/button.tsx'
import { Link } from '#ui/controls/link.tsx'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { Card } from '#ui/layout/card.tsx'
import { Page } from '#ui/layout/page.tsx'

interface NeedsConnectionProps {
  title: string
  sentence: string
  band: ReactNode
  /** Whether this device keeps the directory. */
  hasBrothers: boolean
}

export const NeedsConnection = ({ title, sentence, band, hasBrothers }: NeedsConnectionProps) => (
  <Page title="No connection">
    {band}
    <Card>
      <EmptyState
        level={2}
        title={title}
        action={
          hasBrothers && (
            <Link to="/members" className={buttonClass({ variant: 'secondary' })}>
              <UsersRound />
              Browse the Brotherhood
            </Link>
          )
        }
      >
        {sentence}
      </EmptyState>
    </Card>
  </Page>
)
