// The page of a room that is still to be built; it says so.
import { useMatches } from '@tanstack/react-router'
import { buttonClass } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { Link } from '#ui/link.tsx'
import { Page } from '#ui/page.tsx'
import { Sheet } from '#ui/sheet.tsx'

const TITLES: Record<string, string> = {
  '/media': 'Media Albums',
  '/lineage': 'Lineages',
  '/documents': 'Document Repository',
  '/governance': 'Polling & Elections',
  '/trips': 'My Trips',
}

export function LaterPage() {
  const path = useMatches({ select: (matches) => matches.at(-1)?.fullPath })
  return <LaterRoom title={TITLES[path ?? ''] ?? 'Later'} />
}

export const LaterRoom = ({ title }: { title: string }) => (
  <Page title={title}>
    <Sheet flush>
      <EmptyState
        level={2}
        title="This part is not there yet"
        action={
          <Link to="/" className={buttonClass({})}>
            Back to the dashboard
          </Link>
        }
      >
        It opens with a later version of the house.
      </EmptyState>
    </Sheet>
  </Page>
)
