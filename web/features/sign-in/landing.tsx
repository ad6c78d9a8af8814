// The signed-out page: a quotation between engraved wings, in which one word opens the sign-in dialog.
import './landing.css'
import { type ReactNode, use } from 'react'
import { SiteMark } from '#features/logo/site-mark.tsx'
import { SiteName } from '#ui/layout/site-name.ts'

type LandingProps = { quote: ReactNode; source?: string | undefined; foot: ReactNode }

export function Landing({ quote, source, foot }: LandingProps) {
  return (
    <div className="landing">
      <header className="landing-top">
        <h1>
          <SiteMark label={use(SiteName)} shape="large" />
        </h1>
      </header>
      <main className="landing-mid" id="main" tabIndex={-1}>
        <div className="landing-wing" />
        <blockquote>
          {quote}
          {source && <cite>{source}</cite>}
        </blockquote>
      </main>
      <footer className="landing-foot">{foot}</footer>
    </div>
  )
}

type HiddenWordProps = { word: string; label: string; onPress: () => void }

/** The word of the quotation that is a button: unmarked, but named for those who use the keyboard. */
export const HiddenWord = ({ word, label, onPress }: HiddenWordProps) => (
  <button type="button" className="landing-word" aria-label={`${word}: ${label}`} onClick={onPress}>
    {word}
  </button>
)
