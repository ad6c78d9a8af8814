// The directory of brothers: search, filters, cards; the roster in and out for officers.
import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useMemo } from 'react'
import { describeReach, directoryOf, findBrothers } from '#features/members/directory/directory.ts'
import { DirectoryFilters } from '#features/members/directory/directory-filters.tsx'
import { DirectoryList } from '#features/members/directory/directory-list.tsx'
import { DirectorySkeleton } from '#features/members/directory/directory-skeleton.tsx'
import { useNearby } from '#features/members/directory/nearby/use-nearby.ts'
import { useDirectoryFilters } from '#features/members/directory/use-directory-filters.ts'
import { directoryQuery } from '#features/members/queries.ts'
import { useSession, useWords } from '#features/session/queries.ts'
import { Page } from '#ui/page.tsx'
import { LazyWingspan } from './lazy-wingspan.tsx'

/** For officers alone, so only they fetch it. */
const RosterActions = lazy(async () => ({
  default: (await import('#features/members/directory/roster-actions.tsx')).RosterActions,
}))

export function MembersPage() {
  const viewer = useSession()
  const words = useWords()
  const { data: members } = useQuery({ ...directoryQuery, throwOnError: true })
  const controls = useDirectoryFilters()
  const { near, ...nearby } = useNearby(words.nearbyRadiusKm)
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
      <DirectoryFilters directory={directory} found={found?.length} controls={controls} nearby={nearby} words={words} />
      {found ? (
        <DirectoryList found={found} empty={members?.length === 0} shortName={words.shortName} viewer={viewer} />
      ) : (
        <DirectorySkeleton />
      )}
    </Page>
  )
}
