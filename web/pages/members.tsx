// The directory of brothers: search, filters, cards; the roster in and out for officers.
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { describeReach, directoryOf, findBrothers } from '#features/directory/directory.ts'
import { DirectoryFilters } from '#features/directory/directory-filters.tsx'
import { DirectoryList } from '#features/directory/directory-list.tsx'
import { DirectorySkeleton } from '#features/directory/directory-skeleton.tsx'
import { useNearby } from '#features/directory/nearby/use-nearby.ts'
import { useDirectoryFilters } from '#features/directory/use-directory-filters.ts'
import { directoryQuery } from '#features/people/queries.ts'
import { useSession } from '#features/session/queries.ts'
import { useSettings } from '#features/settings/queries.ts'
import { lazyCode, useCode } from '#lib/lazy-code.ts'
import { QueryState } from '#ui/feedback/query-state.tsx'
import { Page } from '#ui/layout/page.tsx'
import { LazyWingspan } from './lazy-wingspan.tsx'

/** For super admins alone, once one is about to delete somebody. */
const deleteDialog = lazyCode(() => import('#features/member-management/delete-member-dialog.tsx'))

/** For officers alone, so only they fetch it. */
const rosterActions = lazyCode(() => import('#features/rosters/roster-actions.tsx'))

export function MembersPage() {
  const viewer = useSession()
  const settings = useSettings()
  const query = useQuery(directoryQuery)
  const members = query.data
  const controls = useDirectoryFilters()
  const { near, ...nearby } = useNearby(settings.nearbyRadiusKm)
  const { q, country, class: pledgeClass, role } = controls.filters
  const directory = useMemo(() => members && directoryOf(members), [members])
  const found = useMemo(
    () => directory && findBrothers(directory, { q, country, class: pledgeClass, role }, near),
    [directory, q, country, pledgeClass, role, near],
  )
  return (
    <Page
      title="Brotherhood"
      subtitle={directory ? describeReach(directory) : '\u00a0'}
      actions={viewer.can.importMembers && <Roster can={viewer.can} />}
    >
      <LazyWingspan height={400} className="mb-6 rounded-lg border border-line" />
      <DirectoryFilters
        directory={directory}
        found={found?.length}
        controls={controls}
        nearby={nearby}
        settings={settings}
      />
      <QueryState query={query} skeleton={<DirectorySkeleton />} failure="The brothers did not arrive" level={2}>
        {() => (
          <DirectoryList
            found={found ?? []}
            empty={members?.length === 0}
            shortName={settings.shortName}
            viewer={viewer}
            deleteDialog={deleteDialog}
          />
        )}
      </QueryState>
    </Page>
  )
}

/** Its place is kept while it comes; a page to which it does not come does without. */
function Roster(props: { can: { importMembers: boolean; exportMembers: boolean } }) {
  const { data } = useCode(rosterActions)
  return data ? <data.RosterActions {...props} /> : <span className="h-9 max-sm:h-11" />
}
