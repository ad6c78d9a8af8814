// The directory of brothers: search, filters, cards; the roster in and out for officers.

import { DirectoryList } from '#features/directory/directory-list.tsx'
import { DirectorySkeleton } from '#features/directory/directory-skeleton.tsx'
import { usePhone } from '#features/directory/sections/use-media.ts'
import { useDirectory } from '#features/directory/use-directory.ts'
import { describeReach } from '#features/directory-filters/directory.ts'
import { DirectoryFilters } from '#features/directory-filters/directory-filters.tsx'
import { useNearby } from '#features/directory-filters/nearby/use-nearby.ts'
import type { PhoneFiltersProps } from '#features/directory-filters/phone-filters.tsx'
import { useDirectoryFilters } from '#features/directory-filters/use-directory-filters.ts'
import { useFoundOnMap } from '#features/directory-filters/use-found-on-map.ts'
import { useSession } from '#features/session/queries.ts'
import { useSettings } from '#features/settings/queries.ts'
import { useKeptFold } from '#lib/kept-fold.ts'
import { lazyCode, useCode } from '#lib/lazy-code.ts'
import { Link } from '#ui/controls/link.tsx'
import { QueryState } from '#ui/feedback/query-state.tsx'
import { Page } from '#ui/layout/page.tsx'
import { LaterWingspan } from '../compositions/later-wingspan.tsx'

/** For super admins alone, once one is about to delete somebody. */
const deleteDialog = lazyCode(() => import('#features/member-management/delete-member-dialog.tsx'))

/** For phones alone. */
const phoneFilters = lazyCode(() => import('#features/directory-filters/phone-filters.tsx'))

/** For officers alone, so only they fetch it. */
const roster = lazyCode(() => import('../compositions/roster.tsx'))

export function MembersPage() {
  const viewer = useSession()
  const settings = useSettings()
  const controls = useDirectoryFilters()
  const { near, here, ...nearby } = useNearby(settings.nearbyRadiusKm)
  const { q, country, class: pledgeClass, role } = controls.filters
  const { directory, found, query } = useDirectory(controls.filters, near)
  const { data: shown } = query
  const onMap = useFoundOnMap(found, { q, country, class: pledgeClass, role }, here)
  const isPhone = usePhone()
  const [isMapOpen, setMapOpen] = useKeptFold('aerie-directory-map', true)
  const foundCount = shown?.isBeginning ? shown.all : shown?.found.length
  // Nobody counts those who have passed.
  const counts = { all: shown?.all, found: controls.filters.remembered ? undefined : foundCount }
  const filters = { directory, ...counts, controls, nearby, settings }
  const map = (
    <LaterWingspan {...onMap} height={isPhone ? 264 : 400} className="mb-3 rounded-lg border border-line sm:mb-6" />
  )
  return (
    <Page
      title="Brotherhood"
      subtitle={directory ? describeReach(directory) : '\u00a0'}
      actions={viewer.can.importMembers && <Roster can={viewer.can} />}
    >
      {isPhone ? (
        <>
          <OnPhone {...filters} isMapOpen={isMapOpen} onMap={setMapOpen} />
          {isMapOpen && map}
        </>
      ) : (
        <>
          {map}
          <DirectoryFilters {...filters} />
        </>
      )}
      <QueryState
        query={query}
        skeleton={<DirectorySkeleton controls={controls} />}
        failure="The brothers could not be loaded"
        level={2}
      >
        {(list) => (
          <DirectoryList
            {...list}
            controls={controls}
            shortName={settings.shortName}
            viewer={viewer}
            deleteDialog={deleteDialog}
          />
        )}
      </QueryState>
      {directory && directory.remembered.length > 0 && (
        <p className="mt-11 text-center text-sm">
          <Link to="/in-memoriam" className="text-ink-3 underline decoration-line-2 underline-offset-4 hover:text-ink">
            In Memoriam
          </Link>
        </p>
      )}
    </Page>
  )
}

/** Its place is kept while it comes. */
function OnPhone(props: PhoneFiltersProps) {
  const code = useCode(phoneFilters)
  return (
    <QueryState query={code} skeleton={<div className="h-27" />} failure="The search could not be loaded" level={2}>
      {({ PhoneFilters }) => <PhoneFilters {...props} />}
    </QueryState>
  )
}

/** Its place is kept while it comes; a page to which it does not come does without. */
function Roster(props: { can: { importMembers: boolean; exportMembers: boolean } }) {
  const { data } = useCode(roster)
  return data ? <data.Roster {...props} /> : <span className="h-10" />
}
