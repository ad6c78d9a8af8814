// Twelve words to be read, each behind its number.
import './word-list.css'

export const WordList = ({ label, words }: { label: string; words: readonly string[] }) => (
  <div className="word-list">
    <ol aria-label={label}>
      {words.map((word, at) => (
        <li key={at}>
          <span>{at + 1}</span>
          {word}
        </li>
      ))}
    </ol>
  </div>
)
