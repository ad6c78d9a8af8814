// Where brothers meet: the gatherings to come, those that are over, and one's own.
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { CalendarButton } from '#features/calendar/calendar-button.tsx'
import { NewGatheringButton } from '#features/gathering-form/gathering-buttons.tsx'
import { GatheringList, TITLES } from '#features/gatherings/gathering-list.tsx'
import { countsQuery, type GatheringScope } from '#features/gatherings/queries.ts'
import { useSettings } from '#features/settings/queries.ts'
import { useNavigate, useSearch } from '#lib/navigation/navigation.tsx'
import { Page } from '#ui/layout/page.tsx'
import { Tabs } from '#ui/layout/tabs.tsx'
import { GatheringsWhere } from '../compositions/gatherings-where.tsx'
import { NotFoundPage } from './not-found.tsx'

const SCOPES: GatheringScope[] = ['upcoming', 'past', 'mine']

export function GatheringsPage() {
  const { show = 'upcoming' } = useSearch('/events')
  const navigate = useNavigate()
  const areOn = useSettings().gatherings
  const [pointed, setPointed] = useState<number>()
  const { data: counts } = useQuery({ ...countsQuery, enabled: areOn })
  if (!areOn) return <NotFoundPage />
  return (
    <Page
      title="Gatherings"
      subtitle="Where brothers meet, and who comes"
      actions={
        <>
          <CalendarButton />
          <NewGatheringButton>Post a gathering</NewGatheringButton>
        </>
      }
    >
      <Tabs<GatheringScope>
        label="Gatherings"
        tabs={SCOPES.map((value) => ({ value, label: TITLES[value], count: counts?.[value] }))}
        value={show}
        onChange={(next) =>
          void navigate({ to: '/events', search: next === 'upcoming' ? {} : { show: next }, replace: true })
        }
      >
        <div className="grid gap-6 xl:flex xl:items-start">
          <div className="min-w-0 xl:flex-1">
            <GatheringList
              scope={show}
              first={<NewGatheringButton>Post the first</NewGatheringButton>}
              onPoint={setPointed}
            />
          </div>
          <aside className="empty:hidden xl:w-[346px]">
            <GatheringsWhere scope={show} pointed={pointed} />
          </aside>
        </div>
      </Tabs>
    </Page>
  )
}
