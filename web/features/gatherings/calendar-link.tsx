// Takes a gathering into one's calendar, as a file that calendar programs open.
import { type Gathering, gatherings } from '@aerie/contract/gatherings'
import { CalendarPlus } from 'lucide-react'
import { addressOf } from '#lib/api.ts'
import { buttonClass } from '#ui/controls/button.tsx'

export const CalendarLink = ({ gathering: { id } }: { gathering: Pick<Gathering, 'id'> }) => (
  <a
    href={addressOf(gatherings.calendarFile, { params: { gatheringId: String(id) } })}
    download
    className={buttonClass({ size: 'sm' })}
  >
    <CalendarPlus />
    Add to calendar
  </a>
)
