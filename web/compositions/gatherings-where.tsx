// Where the gatherings of a list are: its first on a small map, by their numbers in the list, and the way to the large one.
import type { ListedGathering } from '@aerie/contract/gatherings'
import { useQuery } from '@tanstack/react-query'
import { ArrowRight } from 'lucide-react'
import { type GatheringScope, gatheringsQuery } from '#features/gatherings/queries.ts'
import type { Pin } from '#features/map/numbered-world.tsx'
import { lazyCode, useCode } from '#lib/lazy-code.ts'
import { buttonClass } from '#ui/controls/button.tsx'
import { Link } from '#ui/controls/link.tsx'
import { Card } from '#ui/layout/card.tsx'

const world = lazyCode(() => import('#features/map/numbered-world.tsx'))

/** With more of them it would be numbers that are seen, and no places. */
const MOST_PINS = 24
/** In pixels. */
const HEIGHT = 232

interface GatheringsWhereProps {
  scope: GatheringScope
  /** The id of the one in the list that is pointed at. */
  pointed: number | undefined
}

/** Nothing where the place of none is known. */
export function GatheringsWhere({ scope, pointed }: GatheringsWhereProps) {
  const { data = [], isPending } = useQuery(gatheringsQuery(scope))
  const pins = pinsOf(data)
  const { data: map } = useCode(world, pins.length > 0)
  // Its place is kept while it is not known, so that the list does not become narrower.
  if (isPending) return <div className="max-xl:hidden" />
  if (pins.length === 0) return null
  const at = data.findIndex(({ id }) => id === pointed)
  return (
    <Card title="Where" flush className="overflow-hidden" action={<ViewMap />}>
      {map ? (
        <map.NumberedWorld pins={pins} lit={at < 0 ? undefined : at + 1} height={HEIGHT} />
      ) : (
        <div className="bg-well" data-theme="dark" style={{ height: HEIGHT }} />
      )}
    </Card>
  )
}

const ViewMap = () => (
  <Link to="/members" className={buttonClass({ variant: 'link' })}>
    View Map
    <ArrowRight />
  </Link>
)

const pinsOf = (listed: readonly ListedGathering[]): Pin[] =>
  listed.slice(0, MOST_PINS).flatMap(({ id, title, city, latitude, longitude, calledOffAt }, at) => {
    if (latitude === null || longitude === null || calledOffAt !== null) return []
    return [{ number: at + 1, title: `${title}, ${city}`, to: `/events/${id}`, latitude, longitude }]
  })
