// An election opened: when it is, who could open its ballots, and its positions to vote for.
import './election-dialog.css'
import type { Election } from '@aerie/contract/elections'
import { longMoment } from '@aerie/text/moments'
import { useQuery } from '@tanstack/react-query'
import { KeyRound } from 'lucide-react'
import type { ReactNode } from 'react'
import { shortHash } from '#features/ballots/words/short-hash.ts'
import { directoryQuery } from '#features/people/queries.ts'
import { useSealer } from '#features/sealed-elections/sealing/use-sealer.ts'
import { sealedBy } from '#features/sealed-elections/words.ts'
import { Note } from '#ui/feedback/note.tsx'
import { Tag } from '#ui/lists/tag.tsx'
import { Dialog } from '#ui/overlays/dialog.tsx'
import { ElectionTags } from '../election-tags.tsx'
import { mayVoteFor, timeWords } from '../election-words.ts'
import { GatheringLine } from '../gathering-line.tsx'
import { Period } from '../period.tsx'
import { PositionBallot } from './position-ballot.tsx'
import { SealedFacts } from './sealed-facts.tsx'

interface ElectionDialogProps {
  open: boolean
  election: Election
  /** The server's time. */
  now: number
  /** The hash that all its records end with, once it has ended. */
  head?: string | undefined
  /** What officers may do with it. */
  actions?: ReactNode
  onClose: () => void
}

export function ElectionDialog({ open, election, now, head, actions, onClose }: ElectionDialogProps) {
  const { title, description, classFilter, positions, trustees } = election
  const hasBallots = positions.some((position) => mayVoteFor(position, election, now))
  const seal = useSealer(election.id, open && trustees !== null && hasBallots)
  // Candidates have their portraits there.
  const { data: brothers } = useQuery(directoryQuery)
  return (
    <Dialog open={open} onClose={onClose} title={title} description={description ?? undefined} width={700} readFirst>
      <div className="election-dialog-facts">
        <div className="election-dialog-tags">
          <ElectionTags election={election} now={now} />
          <Tag icon={<KeyRound />}>{trustees ? sealedBy(trustees) : 'Sealed by the server'}</Tag>
          {election.isTrial && <Tag tone="info">Rehearsal</Tag>}
        </div>
        <Period election={election}>{!election.void && <span>{timeWords(election, now)}</span>}</Period>
        {classFilter && <p>Classes: {classFilter}</p>}
        {trustees ? (
          <SealedFacts election={election} trustees={trustees} now={now} />
        ) : (
          <p>
            Who voted is recorded; what they voted is sealed and separated when the election closes. Whoever runs the
            server could open ballots before.
          </p>
        )}
        {election.nominations?.closedAt && (
          <p>Candidates were nominated by brothers; the order in which they stand was drawn by lot.</p>
        )}
        <GatheringLine gathering={election.gathering} />
        {!election.showsNumbers && <p>Only who is elected is shown, and nobody sees how many voted for whom.</p>}
        {head && (
          <p>
            Its records end with <code>{shortHash(head)}</code>
          </p>
        )}
        {actions}
      </div>
      {election.void && (
        <Note tone="warning">
          Declared void on {longMoment(election.void.at)}: {election.void.reason}
        </Note>
      )}
      {positions.length === 0 && <p>No positions have been configured for this election.</p>}
      {positions.map((position) => (
        <PositionBallot
          key={position.id}
          election={election}
          position={position}
          now={now}
          brothers={brothers}
          seal={seal}
        />
      ))}
    </Dialog>
  )
}

export const UnknownElectionDialog = ({ open, onClose }: Pick<ElectionDialogProps, 'open' | 'onClose'>) => (
  <Dialog open={open} onClose={onClose} title="This election is not here" width={440}>
    <p>There is no election at this address. Perhaps only part of it was copied.</p>
  </Dialog>
)
