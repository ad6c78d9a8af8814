// The map on the dashboard, with the way to the large one.
import { ArrowRight } from 'lucide-react'
import { buttonClass } from '#ui/button.tsx'
import { Link } from '#ui/link.tsx'
import { Sheet } from '#ui/sheet.tsx'
import { BrothersMap } from './brothers-map.tsx'
import type { TripStop } from './place.ts'

const HEIGHT = 262

export const WingspanCard = ({ trips }: { trips?: TripStop[] | undefined }) => (
  <Sheet
    title="The Wingspan"
    flush
    className="overflow-hidden"
    action={
      <Link to="/members" className={buttonClass({ variant: 'link' })}>
        View Map
        <ArrowRight />
      </Link>
    }
  >
    <BrothersMap height={HEIGHT} trips={trips} />
  </Sheet>
)
