// On the page of an album: the gathering that it belongs to, where one sees that.
import { shortDay } from '@aerie/text/dates'
import { useQuery } from '@tanstack/react-query'
import { CalendarDays } from 'lucide-react'
import { buttonClass } from '#ui/controls/button.tsx'
import { Link } from '#ui/controls/link.tsx'
import { gatheringOfAlbumQuery } from './queries.ts'

export function AlbumGathering({ albumId }: { albumId: string }) {
  const { data } = useQuery(gatheringOfAlbumQuery(albumId))
  const gathering = data?.gathering
  if (!gathering) return null
  return (
    <p className="mt-2 flex items-center gap-2 text-ink-2">
      <CalendarDays className="flex-none" />
      <span className="min-w-0 wrap-anywhere">
        Of the gathering{' '}
        <Link to={`/events/${gathering.id}`} className={buttonClass({ variant: 'link' })}>
          {gathering.title}
        </Link>
        , {shortDay(gathering.startDate)}
      </span>
    </p>
  )
}
