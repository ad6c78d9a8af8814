// How nominations go, numbered as on a charter.
import './how-it-goes.css'

interface HowItGoesProps {
  /** '30 November, 21:00', by the organisation's clock. */
  end: string
  allowSeveral: boolean
  showsNames: boolean
}

export const HowItGoes = ({ end, allowSeveral, showsNames }: HowItGoesProps) => (
  <section className="how-it-goes" aria-labelledby="how-it-goes">
    <h3 id="how-it-goes">How it goes</h3>
    <ol>
      <li>Name a brother, or yourself, with one sentence.</li>
      <li>He is asked, and sees who named him and why.</li>
      <li>If he says yes, he stands with his own words. No answer counts as no.</li>
      <li>
        {showsNames
          ? 'Whoever stands is shown at once.'
          : 'Until the list closes, each position says only whether it has a candidate; then all are shown at once.'}
      </li>
      <li>
        {allowSeveral
          ? 'A brother may stand for several positions.'
          : 'A brother may be named for many positions, and stands for one.'}
      </li>
      <li>The list closes at {end}. Two officers confirm it, and the vote begins.</li>
      <li>One candidate only: the vote is still held. None: the position is left out.</li>
    </ol>
  </section>
)
