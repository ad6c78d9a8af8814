// The count of an election for the wall of a room: the keys as they turn, and who is elected once enough have.
import './election-wall.css'
import type { Election, Position } from '@aerie/contract/elections'
import { positionOutcomeWords } from '@aerie/contract/vote-results'
import { longMoment } from '@aerie/text/moments'
import { formatCount } from '@aerie/text/numbers'
import { Key } from 'lucide-react'
import { Dialog as Radix } from 'radix-ui'
import { type ReactNode, use } from 'react'
import { statusAt, timeWords, turnoutWords } from '#features/elections/election-words.ts'
import { countingWords, missingWords, notReadyWords, type SealingTrustees } from '#features/sealed-elections/words.ts'
import { QueryState, type QueryView } from '#ui/feedback/query-state.tsx'
import { Loading } from '#ui/feedback/skeleton.tsx'
import { BarePage } from '#ui/layout/page.tsx'
import { SiteName } from '#ui/layout/site-name.ts'
import { dialogPlace } from '#ui/overlays/dialog-place.ts'

interface ElectionWallProps {
  election: Election | undefined
  /** The server's time. */
  now: number
  /** The list in which it stands, which follows every key that turns. */
  list: QueryView<unknown>
  /** By Escape. */
  onLeave: () => void
}

export function ElectionWall({ election, now, list, onLeave }: ElectionWallProps) {
  const title = election?.title ?? 'The count'
  return (
    <BarePage title={title}>
      <Radix.Root open onOpenChange={onLeave}>
        <Radix.Portal container={dialogPlace()}>
          <Radix.Content className="election-wall" aria-describedby={undefined}>
            <header>
              <p>{use(SiteName)}</p>
              <Radix.Title asChild>
                <h1>{title}</h1>
              </Radix.Title>
            </header>
            <QueryState
              query={list}
              skeleton={<Loading label="Loading the election">{null}</Loading>}
              failure="The election could not be loaded"
              level={2}
            >
              {() =>
                election && (
                  <div role="status" className="contents">
                    {standing(election, now)}
                  </div>
                )
              }
            </QueryState>
            <footer>
              {election?.trustees?.words && <i>The words of this election:</i>}
              {election?.trustees?.words?.map((word, at) => (
                <span key={at}>{word}</span>
              ))}
            </footer>
          </Radix.Content>
        </Radix.Portal>
      </Radix.Root>
    </BarePage>
  )
}

function standing(election: Election, now: number): ReactNode {
  const { trustees, positions, resultStatus } = election
  if (election.void) return <State after={election.void.reason}>Void</State>
  const status = statusAt(election, now)
  if (status === 'upcoming')
    return <State after={trustees ? notReadyWords(trustees) : null}>{timeWords(election, now)}</State>
  if (status === 'active')
    return (
      <State after={timeWords(election, now)}>
        {positions.length === 1 && positions[0] ? turnoutWords(positions[0], status) : 'Voting is open'}
      </State>
    )
  if (trustees && (resultStatus === 'counting' || resultStatus === 'none')) return <Keys trustees={trustees} />
  return <Results positions={positions} />
}

const State = ({ after, children }: { after: ReactNode; children: ReactNode }) => (
  <p className="election-wall-state">
    {children}
    {after && <small>{after}</small>}
  </p>
)

function Keys({ trustees }: { trustees: SealingTrustees }) {
  const missing = missingWords(trustees)
  return (
    <div className="election-wall-count">
      <State after={missing ?? nextWords(trustees)}>{countingWords(trustees)}</State>
      <ul className="election-wall-keys">
        {trustees.members.map(({ name, hasTurned }, at) => (
          <li key={at} data-turned={hasTurned || undefined}>
            <Key aria-hidden />
            <span>
              {name}
              {hasTurned && <span className="sr-only"> has turned his key</span>}
            </span>
          </li>
        ))}
      </ul>
    </div>
  )
}

/** What comes once enough keys are turned. */
const nextWords = ({ publishAt }: SealingTrustees) =>
  publishAt ? `The result is published on ${longMoment(publishAt)}.` : 'The result comes in a moment.'

const Results = ({ positions }: { positions: readonly Position[] }) => (
  <div className="election-wall-results">
    {positions.map((position) => (
      <section key={position.id} aria-label={position.title}>
        <h2>{position.title}</h2>
        <p>{positionOutcomeWords(position) ?? 'The votes are being counted.'}</p>
        <Votes position={position} />
      </section>
    ))}
  </div>
)

/** The numbers, where they are shown: the most first. */
function Votes({ position: { candidates } }: { position: Position }) {
  const counted = candidates.flatMap(({ id, memberName, votes }) =>
    votes === undefined ? [] : [{ id, memberName, votes }],
  )
  if (counted.length === 0) return null
  return (
    <ul>
      {counted
        .toSorted((one, other) => other.votes - one.votes)
        .map(({ id, memberName, votes }) => (
          <li key={id}>
            <span>{memberName}</span>
            <span>{formatCount(votes)}</span>
          </li>
        ))}
    </ul>
  )
}
