// The directory of brothers: search, filters, cards; the roster in and out for officers.
import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useMemo } from 'react'
import { describeReach, directoryOf, findBrothers } from '#features/directory/directory.ts'
import { DirectoryFilters } from '#features/directory/directory-filters.tsx'
import { DirectoryList } from '#features/directory/directory-list.tsx'
import { DirectorySkeleton } from '#features/directory/directory-skeleton.tsx'
import { useNearby } from '#features/directory/nearby/use-nearby.ts'
import { useDirectoryFilters } from '#features/directory/use-directory-filters.ts'
import { directoryQuery } from '#features/people/queries.ts'
import { useSession } from '#features/session/queries.ts'
import { useSettings } from '#features/settings/queries.ts'
import { Page } from '#ui/layout/page.tsx'
import { LazyWingspan } from './lazy-wingspan.tsx'

/** For super admins alone, once one is about to delete somebody. */
const DeleteMemberDialog = lazy(async () => ({
  default: (await import('#features/member-management/delete-member-dialog.tsx')).DeleteMemberDialog,
}))

/** For officers alone, so only they fetch it. */
const RosterActions = lazy(async () => ({
  default: (await import('#features/rosters/roster-actions.tsx')).RosterActions,
}))

export function MembersPage() {
  const viewer = useSession()
  const settings = useSettings()
  const { data: members } = useQuery({ ...directoryQuery, throwOnError: true })
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
      actions={
        viewer.can.importMembers && (
          <Suspense fallback={<span className="h-9 max-sm:h-11" />}>
            <RosterActions can={viewer.can} />
          </Suspense>
        )
      }
    >
      <LazyWingspan height={400} className="mb-6 rounded-lg border border-line" />
      <DirectoryFilters
        directory={directory}
        found={found?.length}
        controls={controls}
        nearby={nearby}
        settings={settings}
      />
      {found ? (
        <DirectoryList
          found={found}
          empty={members?.length === 0}
          shortName={settings.shortName}
          viewer={viewer}
          deleteDialog={DeleteMemberDialog}
        />
      ) : (
        <DirectorySkeleton />
      )}
    </Page>
  )
}
