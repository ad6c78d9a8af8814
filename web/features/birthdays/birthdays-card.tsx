// Whose birthday it is this week, of one's line and class; nothing where it is nobody's.
import './birthdays-card.css'
import { type Birthday, birthdays } from '@aerie/contract/birthdays'
import { displayName } from '@aerie/contract/person'
import { dayOfMonth, daysAfter } from '@aerie/text/dates'
import { useQuery } from '@tanstack/react-query'
import { Cake } from 'lucide-react'
import { Portrait } from '#features/people/portrait.tsx'
import { endpointQuery } from '#lib/api.ts'
import { Link } from '#ui/controls/link.tsx'
import { Card } from '#ui/layout/card.tsx'

const birthdaysQuery = endpointQuery(birthdays.list)

/** It stands below the first view: while it is not known, and where it does not come, nothing is missing. */
export function BirthdaysCard() {
  const { data } = useQuery(birthdaysQuery)
  if (!data || data.birthdays.length === 0) return null
  return (
    <Card title="Birthdays" flush>
      <ul className="birthdays-card">
        {data.birthdays.map((one) => (
          <Row key={one.id} birthday={one} today={data.today} />
        ))}
      </ul>
    </Card>
  )
}

function Row({ birthday, today }: { birthday: Birthday; today: string }) {
  const name = displayName(birthday)
  return (
    <li>
      <Portrait name={name} src={birthday.profileImageUrl} hash={birthday.profileImageHash} width={36} decorative />
      <h3>
        <Link to={`/profile/${birthday.id}`}>{name}</Link>
      </h3>
      <time dateTime={birthday.on} data-today={birthday.on === today}>
        {birthday.on === today && <Cake />}
        {dayWords(birthday.on, today)}
      </time>
    </li>
  )
}

/** 'Today', 'Tomorrow', '12 May'. */
function dayWords(on: string, today: string) {
  if (on === today) return 'Today'
  return on === daysAfter(today, 1) ? 'Tomorrow' : dayOfMonth(on)
}
