// One row of what was found: its picture, its title or the sentence in which the words stand, and a line under it.
import './found-row.css'
import { MatchedText } from '#ui/controls/matched-text.tsx'
import type { Row } from './row.ts'
import { RowPicture } from './row-picture.tsx'

/** `typed`: whose letters are marked. */
export function FoundRow({ row, typed }: { row: Row; typed: string }) {
  const { picture, title, sentence, line, aside } = row
  const isPlain = line === undefined && !('portrait' in picture)
  return (
    <>
      <span className="found-row-picture">
        <RowPicture picture={picture} name={title} />
      </span>
      <span>
        {sentence ? (
          <q>
            {sentence.before}
            <mark className="matched-text">{sentence.found}</mark>
            {sentence.after}
          </q>
        ) : (
          <b className={isPlain ? 'found-row-plain' : undefined}>
            <MatchedText text={title} typed={typed} />
          </b>
        )}
        {line && (
          <small>
            {/* The end of what is heard of the title. */}
            <span className="sr-only">, </span>
            <MatchedText text={line} typed={typed} />
          </small>
        )}
      </span>
      {aside && (
        <span className="found-row-aside">
          <span className="sr-only">, </span>
          {aside}
        </span>
      )}
    </>
  )
}
