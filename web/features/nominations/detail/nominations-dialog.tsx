// An election opened while brothers are named, and until officers have confirmed who stands.
import './nominations-dialog.css'
import type { Election } from '@aerie/contract/elections'
import type { Nominations } from '@aerie/contract/nomination-views'
import { useQuery } from '@tanstack/react-query'
import { KeyRound, ListChecks } from 'lucide-react'
import { useState } from 'react'
import { Course } from '#features/elections/course/course.tsx'
import { endInBrief, stationsOf } from '#features/elections/course/course-stations.ts'
import { GatheringLine } from '#features/elections/gathering-line.tsx'
import { useTimeZone } from '#features/settings/queries.ts'
import { Button, buttonClass } from '#ui/controls/button.tsx'
import { Link } from '#ui/controls/link.tsx'
import { Note } from '#ui/feedback/note.tsx'
import { QueryState } from '#ui/feedback/query-state.tsx'
import { Loading, Skeleton } from '#ui/feedback/skeleton.tsx'
import { Tag } from '#ui/lists/tag.tsx'
import { Dialog } from '#ui/overlays/dialog.tsx'
import { AnswerDialog } from '../answer/answer-dialog.tsx'
import { AppealDialog } from '../answer/appeal-dialog.tsx'
import { NominateDialog } from '../answer/nominate-dialog.tsx'
import { nominationsQuery } from '../queries.ts'
import { HowItGoes } from './how-it-goes.tsx'
import { Post } from './post.tsx'

interface NominationsDialogProps {
  open: boolean
  election: Election
  /** The server's time. */
  now: number
  /** Opens the answer, or the appeal, for the position of this id; for other words, the first that is owed. */
  answers: number | string | undefined
  onClose: () => void
}

export function NominationsDialog({ open, election, now, answers, onClose }: NominationsDialogProps) {
  const query = useQuery(nominationsQuery(election.id))
  const { title, description } = election
  return (
    <Dialog open={open} onClose={onClose} title={title} description={description ?? undefined} width={700} readFirst>
      <QueryState query={query} skeleton={<NominationsSkeleton />} failure="The nominations could not be loaded">
        {(nominations) => <Loaded election={election} nominations={nominations} now={now} answers={answers} />}
      </QueryState>
    </Dialog>
  )
}

const NominationsSkeleton = () => (
  <Loading label="Loading the nominations" className="grid gap-4">
    <Skeleton height={64} />
    <Skeleton height={140} />
  </Loading>
)

type DialogChoice = { act: 'nominate' | 'answer' | 'appeal'; positionId: number }

interface LoadedProps extends Pick<NominationsDialogProps, 'election' | 'now' | 'answers'> {
  nominations: Nominations
}

function Loaded({ election, nominations, now, answers }: LoadedProps) {
  const timeZone = useTimeZone()
  const [asked, setAsked] = useState<DialogChoice | undefined>(() => owedAt(nominations, answers))
  const { until, closedAt, isOfficer, positions } = nominations
  const isOpen = closedAt === null
  const course = stationsOf({ ...election, from: election.createdAt, until: closedAt ?? until, isOpen }, now, timeZone)
  const ask = (act: DialogChoice['act'], positionId: number) => () => setAsked({ act, positionId })
  return (
    <>
      <p className="nominations-dialog-tags">
        <Tag tone={isOpen ? 'foil' : 'quiet'}>{isOpen ? 'Nominations open' : 'Nominations closed'}</Tag>
        <Tag icon={<KeyRound />}>Sealed by the server</Tag>
        {isOfficer && (
          <Link
            to={`/governance/elections/${election.id}/nominations`}
            className={buttonClass({ variant: 'ghost', size: 'sm' }, 'ml-auto')}
          >
            <ListChecks />
            All nominations
          </Link>
        )}
      </p>
      <Owed nominations={nominations} onAnswer={(positionId) => setAsked({ act: 'answer', positionId })} />
      <Course {...course} />
      <GatheringLine gathering={election.gathering} />
      {!isOpen && (
        <Note>
          The list is closed. Officers who do not stand confirm it before the vote begins. The order of the candidates
          was drawn by lot.
        </Note>
      )}
      <div className="nominations-dialog-posts">
        {positions.map((position) => (
          <Post
            key={position.id}
            electionId={election.id}
            position={position}
            isOpen={isOpen}
            eligible={election.positions.some(({ id, eligible }) => id === position.id && eligible)}
            onNominate={ask('nominate', position.id)}
            onAnswer={ask('answer', position.id)}
            onAppeal={ask('appeal', position.id)}
          />
        ))}
      </div>
      {isOpen && <HowItGoes {...nominations} end={endInBrief(until, timeZone)} />}
      {asked && (
        <AskedDialog election={election} nominations={nominations} asked={asked} onClose={() => setAsked(undefined)} />
      )}
    </>
  )
}

/** For who comes by a mail: the answer that is owed comes first. */
function Owed({ nominations, onAnswer }: { nominations: Nominations; onAnswer: (positionId: number) => void }) {
  const owed = nominations.positions.filter(({ own }) => own?.state === 'asked' && own.can.answer)
  return owed.map(({ id, title }) => (
    <Note key={id} tone="foil">
      You are nominated for {title}.{' '}
      <Button variant="link" aria-label={`Answer whether you stand for ${title}`} onClick={() => onAnswer(id)}>
        Answer whether you stand
      </Button>
    </Note>
  ))
}

function owedAt({ positions }: Nominations, answers: LoadedProps['answers']): DialogChoice | undefined {
  if (answers === undefined) return
  const at = positions.find(({ id }) => id === answers)
  if (at?.own?.can.answer) return { act: 'answer', positionId: at.id }
  const among = at ? [at] : positions
  const owed = among.find(({ own }) => own?.state === 'asked' && own.can.answer)
  const refused = among.find(({ own }) => own?.can.appeal)
  if (owed) return { act: 'answer', positionId: owed.id }
  return refused && { act: 'appeal', positionId: refused.id }
}

interface AskedDialogProps {
  election: Election
  nominations: Nominations
  asked: DialogChoice
  onClose: () => void
}

function AskedDialog({ election, nominations, asked, onClose }: AskedDialogProps) {
  const position = nominations.positions.find(({ id }) => id === asked.positionId)
  if (!position) return null
  if (asked.act === 'nominate') return <NominateDialog open election={election} position={position} onClose={onClose} />
  if (!position.own) return null
  if (asked.act === 'appeal')
    return <AppealDialog open electionId={election.id} position={position} own={position.own} onClose={onClose} />
  const stands = nominations.positions.find(({ own }) => own?.state === 'stands')
  return (
    <AnswerDialog
      open
      election={election}
      position={position}
      own={position.own}
      elsewhere={nominations.allowSeveral ? undefined : stands?.title}
      onClose={onClose}
    />
  )
}
