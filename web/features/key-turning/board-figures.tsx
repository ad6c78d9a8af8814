// What was found on the boards, beside what is published of the vote, and the words that name the election.
import type { ElectionKeys } from '@aerie/contract/sealed-elections'
import { formatCount } from '@aerie/text/numbers'
import { counted } from '@aerie/text/plurals'
import { shortHash } from '#features/ballots/words/short-hash.ts'
import type { BoardsChecked } from '#features/trustee-keys/boards.ts'
import { WordList } from '#features/trustee-keys/word-list.tsx'
import { besidePublished } from './board-faults.ts'

interface BoardFiguresProps {
  boards: BoardsChecked
  keys: ElectionKeys
}

export const BoardFigures = ({ boards, keys }: BoardFiguresProps) => (
  <>
    <ul className="grid gap-3">
      {besidePublished(boards, keys).map(({ title, ballots, voters, votersHash, published }) => (
        <li key={published.positionId}>
          <b>{title}</b>
          <p>
            {counted(ballots, 'ballot')} on the board; {formatCount(published.voterCount)} of{' '}
            {formatCount(published.eligibleCount)} have voted.
          </p>
          <p className="text-ink-3 text-sm">
            List of voters: {counted(voters, 'key')}, <code>{shortHash(votersHash)}</code>
          </p>
        </li>
      ))}
    </ul>
    <details>
      <summary>The words of this election</summary>
      <div className="mt-3 grid gap-2">
        <WordList label="The words of this election" words={boards.words} />
        <p className="text-ink-2 text-sm">
          The same stand in the mail that opened it, on the ballot and on each receipt. If you were shown others there,
          do not turn your key.
        </p>
      </div>
    </details>
  </>
)
