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

export function BoardFigures({ boards, keys }: BoardFiguresProps) {
  const figures = besidePublished(boards, keys)
  return (
    <>
      <ul className="grid gap-3">
        {figures.map(({ title, ballots, published }) => (
          <li key={published.positionId}>
            <b>{title}</b>
            <p>
              {counted(ballots, 'ballot')} on the board; {formatCount(published.voterCount)} of{' '}
              {formatCount(published.eligibleCount)} have voted.
            </p>
          </li>
        ))}
      </ul>
      <details>
        <summary>The words of this election, and its lists of voters</summary>
        <div className="mt-3 grid gap-2">
          <WordList label="The words of this election" words={boards.words} />
          <p className="text-ink-2 text-sm">
            The same stand in the mail that opened it, on the ballot and on each receipt. If you were shown others
            there, do not turn your key.
          </p>
          <ul className="grid gap-1 text-ink-2 text-sm">
            {figures.map(({ title, voters, votersHash, published }) => (
              <li key={published.positionId}>
                {title}: {counted(voters, 'voting key')}. Every trustee is shown this list by the same signs,{' '}
                <code>{shortHash(votersHash)}</code>.
              </li>
            ))}
          </ul>
        </div>
      </details>
    </>
  )
}
