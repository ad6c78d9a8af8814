// The nominations of an election, for officers: all who were named, and whether it is ready for the vote.
import type { Election } from '@aerie/contract/elections'
import type { NominationsForOfficers, Nominee } from '@aerie/contract/nomination-views'
import { counted } from '@aerie/text/plurals'
import { useState } from 'react'
import { Course } from '#features/elections/course/course.tsx'
import { stationsOf } from '#features/elections/course/course-stations.ts'
import { useTimeZone } from '#features/settings/queries.ts'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { Note } from '#ui/feedback/note.tsx'
import { Card } from '#ui/layout/card.tsx'
import { type DeskAct, DeskDialog } from './desk-dialogs.tsx'
import { DecideDialog, ReadDialog, RefuseNomineeDialog } from './nominee-dialogs.tsx'
import type { NomineeAct } from './nominee-menu.tsx'
import { NomineeTable } from './nominee-table.tsx'
import { Readiness } from './readiness.tsx'

interface DeskProps {
  election: Election
  list: NominationsForOfficers
  /** The server's time. */
  now: number
  /** What was pressed at the head of the page. */
  asked: DeskAct | undefined
  onAsk: (act: DeskAct | undefined) => void
}

const NOMINEE_DIALOGS = { read: ReadDialog, refuse: RefuseNomineeDialog, decide: DecideDialog }

export function Desk({ election, list, now, asked, onAsk }: DeskProps) {
  const timeZone = useTimeZone()
  const [opened, setOpened] = useState<{ act: NomineeAct; nominee: Nominee }>()
  const course = stationsOf(
    { ...election, from: election.createdAt, until: list.closedAt ?? list.until, isOpen: list.closedAt === null },
    now,
    timeZone,
  )
  const Asked = opened && NOMINEE_DIALOGS[opened.act]
  return (
    <div className="grid gap-6">
      <Card>
        <Course {...course} />
      </Card>
      <div className="grid gap-6 xl:grid-cols-[minmax(0,1fr)_21.75rem] xl:items-start">
        <Card
          title="All nominations"
          action={<span className="text-ink-3 tabular-nums">{countWords(list)}</span>}
          flush
        >
          {list.nominees.length === 0 ? (
            <EmptyState level={3} title="No nominations yet" />
          ) : (
            <NomineeTable list={list} onAct={(act, nominee) => setOpened({ act, nominee })} />
          )}
        </Card>
        <aside className="grid gap-4">
          <Readiness list={list} onConfirm={() => onAsk('confirm')} onReopen={() => onAsk('reopen')} />
          <Note>
            Officers see who was asked and who declined. They cannot answer for anyone, nor change a word of a
            statement. For what an officer stands himself, he sees what every brother sees.
          </Note>
        </aside>
      </div>
      {Asked && (
        <Asked
          electionId={election.id}
          nominee={opened.nominee}
          title={list.positions.find(({ id }) => id === opened.nominee.positionId)?.title ?? ''}
          onClose={() => setOpened(undefined)}
        />
      )}
      {asked && <DeskDialog act={asked} election={election} list={list} onClose={() => onAsk(undefined)} />}
    </div>
  )
}

const countWords = ({ nominees, positions }: NominationsForOfficers) =>
  `${nominees.length} for ${counted(positions.length, 'position')}`
