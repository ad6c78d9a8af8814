// The page of a room that is still to be built; it says so.
import { useMatches } from '@tanstack/react-router'
import { buttonClass } from '#ui/controls/button.tsx'
import { Link } from '#ui/controls/link.tsx'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { Card } from '#ui/layout/card.tsx'
import { Page } from '#ui/layout/page.tsx'
import { LATER_ROOMS } from './later-rooms.ts'

/** At the address of a room, and at all within it. */
export function LaterPage() {
  const path = useMatches({ select: (matches) => matches.at(-1)?.fullPath ?? '' })
  const [, room] = Object.entries(LATER_ROOMS).find(([place]) => isWithin(place, path)) ?? []
  return <LaterRoom title={room ?? 'Later'} />
}

const isWithin = (place: string, path: string) => path === place || path.startsWith(`${place}/`)

export const LaterRoom = ({ title }: { title: string }) => (
  <Page title={title}>
    <Card flush>
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
    </Card>
  </Page>
)
