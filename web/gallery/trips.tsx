// Trips: as cards, and as rows.
import { Globe, Lock, Pencil } from 'lucide-react'
import { Stop, TripCard } from '../features/trips/trip-card.tsx'
import { TripRow } from '../features/trips/trip-row.tsx'
import { Button } from '../ui/controls/button.tsx'
import { IconButton } from '../ui/controls/icon-button.tsx'
import { Link } from '../ui/controls/link.tsx'
import { Switch } from '../ui/controls/switch.tsx'
import { Card } from '../ui/layout/card.tsx'
import { Tag } from '../ui/lists/tag.tsx'
import { GallerySection } from './gallery-section.tsx'

const foot = (
  <>
    <Switch label="Share" defaultChecked />
    <Button variant="ghost" size="sm">
      Set inactive
    </Button>
    <IconButton label="Edit" size="sm">
      <Pencil />
    </IconButton>
  </>
)

export const TripPieces = () => (
  <GallerySection title="Trips">
    <div className="grid gap-6">
      <div className="trip-cards">
        <TripCard
          title="Copenhagen review"
          dates="Nov 17, 2026 to Nov 24, 2026"
          isNow
          tags={
            <>
              <Tag tone="foil">Active</Tag>
              <Tag icon={<Globe />}>Shared</Tag>
            </>
          }
          foot={foot}
        >
          <Stop place="Copenhagen, Denmark">
            Near: <Link to="#brother">Henrik Bjerke</Link> +2 more brothers
          </Stop>
          <Stop place="Malmö, Sweden" />
        </TripCard>
        <TripCard
          title="Vienna, called off"
          dates="Dec 03, 2026 to Dec 06, 2026"
          isQuiet
          tags={<Tag icon={<Lock />}>Private</Tag>}
        >
          <Stop place="Vienna, Austria" />
        </TripCard>
      </div>
      <Card title="Brothers travelling" flush>
        <ul className="trip-rows">
          <TripRow
            to="#brother"
            name="Ansel Whitlock"
            photo={null}
            photoHash={null}
            title="Over New Year"
            places={['Suva, Fiji', 'Apia, Samoa', 'Auckland, New Zealand']}
            dates="Dec 28, 2026 to Jan 03, 2027"
          />
          <TripRow
            to="#brother"
            name="Sexton Brandt"
            photo={null}
            photoHash={null}
            title="Board in the north"
            places={['Bergen, Norway']}
            dates="Nov 18, 2026 to Nov 22, 2026"
            tag={<Tag tone="foil">Active</Tag>}
          />
        </ul>
      </Card>
    </div>
  </GallerySection>
)
