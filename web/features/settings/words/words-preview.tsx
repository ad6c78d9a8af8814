// Shows beside the form where its words will stand, while they are typed.
import './words-preview.css'
import { PRE_FOUNDING, pledgeClassLabel } from '@aerie/contract/classes'
import { yearsSince } from '@aerie/contract/organisation-words'
import { isTimeZone, momentInZone } from '@aerie/contract/zones'
import { Mark } from '#ui/theme/mark.tsx'
import { figureOf, quoteOf, type WordsForm } from './words-form.ts'

export function WordsPreview({ words }: { words: WordsForm }) {
  const years = yearsSince(figureOf(words.foundingYear))
  const highest = figureOf(words.classCount)
  return (
    <section className="words-preview" aria-label="Preview">
      <LandingPreview words={words} />
      <div className="words-preview-row">
        <div className="words-preview-sidebar" data-theme="dark">
          <span>
            <Mark />
            <b>{words.name}</b>
          </span>
          <em>{words.motto}</em>
        </div>
        <p className="words-preview-years">
          <b>{Number.isNaN(years) ? '–' : years}</b> <span>Years of History</span>
        </p>
      </div>
      <dl className="words-preview-list">
        <dt>Before the founding</dt>
        <dd>{pledgeClassLabel(PRE_FOUNDING, words.shortName)}</dd>
        <dt>Newest class</dt>
        <dd>{highest > 0 ? pledgeClassLabel(highest, words.shortName) : '–'}</dd>
        <dt>It is now</dt>
        <dd>{isTimeZone(words.timeZone) ? momentInZone(words.timeZone, new Date()) : '–'}</dd>
        <dt>Mail says</dt>
        <dd>Your invitation to {words.name}</dd>
      </dl>
    </section>
  )
}

/** The hidden word is marked here, and nowhere else. */
function LandingPreview({ words: { quote, hiddenWord, quoteSource } }: { words: WordsForm }) {
  const parts = quoteOf(quote, hiddenWord)
  return (
    <div className="words-preview-landing" data-theme="dark">
      <blockquote>
        {parts ? (
          <>
            {parts.before}
            <u>{parts.word}</u>
            {parts.after}
          </>
        ) : (
          quote
        )}
        {quoteSource.trim() && <cite>{quoteSource}</cite>}
      </blockquote>
    </div>
  )
}
