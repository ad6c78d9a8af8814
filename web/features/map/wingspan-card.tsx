// The map on the dashboard, with the way to the large one.
import { ArrowRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { buttonClass } from '#ui/controls/button.tsx'
import { Link } from '#ui/controls/link.tsx'
import { Card } from '#ui/layout/card.tsx'

export const WingspanCard = ({ children }: { children: ReactNode }) => (
  <Card
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
    {children}
  </Card>
)
