// The day of a gathering, as it hangs beside it.
import './date-mark.css'
import { monthOf, weekdayOf } from '@aerie/text/dates'

interface DateMarkProps {
  startDate: string
  endDate: string
}

const numberOf = (day: string) => Number(day.slice(-2))

/** Read out as a whole: '12 December, Saturday'. */
export const DateMark = ({ startDate, endDate }: DateMarkProps) => (
  <p className="date-mark">
    <b>{numberOf(startDate)}</b>
    <i>{monthOf(startDate).slice(0, 3)}</i>
    <small>
      {endDate === startDate ? weekdayOf(startDate) : `to ${weekdayOf(endDate).slice(0, 3)} ${numberOf(endDate)}`}
    </small>
  </p>
)
