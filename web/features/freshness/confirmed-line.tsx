// For officers: on which day a brother himself last said each part of his record.
import { type Confirmed, RECORD_PARTS, type RecordPart } from '@aerie/contract/freshness'
import { longDay } from '@aerie/text/dates'

const PARTS: Record<RecordPart, string> = { place: 'Place', contact: 'Mail and phone', work: 'Work' }

export const ConfirmedLine = ({ confirmed }: { confirmed: Confirmed }) => (
  <ul aria-label="Confirmed by himself" className="mt-4 flex flex-wrap gap-x-4 text-ink-3 text-sm">
    {RECORD_PARTS.map((part) => {
      const day = confirmed[part]
      return (
        <li key={part}>
          {PARTS[part]}: {day ? `Confirmed on ${longDay(day)}` : 'Never confirmed'}
        </li>
      )
    })}
  </ul>
)
