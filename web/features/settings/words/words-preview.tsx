// Shows beside the form where its words will stand, while they are typed.
import './words-preview.css'
import { PRE_FOUNDING, pledgeClassLabel } from '@aerie/contract/classes'
import { type Logo, logoUrl } from '@aerie/contract/logo'
import { yearsSince } from '@aerie/contract/organisation-words'
import { isTimeZone, momentInZone } from '@aerie/text/zones'
import type { ReactNode } from 'react'
import { LogoPicture } from '#features/logo/site-mark.tsx'
import { SiteBrand } from '#ui/layout/site-brand.tsx'
import { Mark } from '#ui/theme/mark.tsx'
import { figureOf, quoteOf, type WordsForm } from './words-form.ts'

interface WordsPreviewProps {
  words: WordsForm
  logo?: Logo | null
  /** The address of its picture, where that is not kept yet. */
  picture?: string | undefined
  /** Stands under it. */
  children?: ReactNode
}

export function WordsPreview({ words, logo = null, picture, children }: WordsPreviewProps) {
  const mark = logo ? <LogoPicture logo={logo} src={picture ?? logoUrl(logo, 'large')} label="" /> : <Mark />
  const years = yearsSince(figureOf(words.foundingYear), new Date().getFullYear())
  const highest = figureOf(words.classCount)
  return (
    <section className="words-preview" aria-label="Preview">
      <LandingPreview words={words} mark={mark} />
      {logo && <Heads name={words.name} mark={mark} />}
      <div className="words-preview-row">
        <div className="words-preview-sidebar" data-theme="dark">
          <span className="words-preview-brand">
            <SiteBrand name={words.name} mark={mark} />
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
      {children}
    </section>
  )
}

/** Where a logo has to be seen besides: on the light landing page, and on the paper of mails. */
const Heads = ({ name, mark }: { name: string; mark: ReactNode }) => (
  <div className="words-preview-row">
    <div className="words-preview-head" data-theme="light">
      <span className="words-preview-mark">{mark}</span>
      <small>Landing page, light</small>
    </div>
    <div className="words-preview-head words-preview-mail" data-theme="light">
      <span className="words-preview-mark">{mark}</span>
      <b>{name}</b>
      <small>Head of a mail</small>
    </div>
  </div>
)

/** The hidden word is marked here, and nowhere else. */
function LandingPreview({ words: { quote, hiddenWord, quoteSource }, mark }: { words: WordsForm; mark: ReactNode }) {
  const parts = quoteOf(quote, hiddenWord)
  return (
    <div className="words-preview-landing" data-theme="dark">
      <span className="words-preview-mark">{mark}</span>
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
