// One's own page as others see it: through whose eyes, and the way back to one's own.
import type { Onlooker } from '@aerie/contract/privacy'
import { buttonClass } from '#ui/controls/button.tsx'
import { Link } from '#ui/controls/link.tsx'
import { Note } from '#ui/feedback/note.tsx'

const SENTENCES: Record<Onlooker, string> = {
  brother: 'This is how a brother sees your page',
  line: 'This is how a brother of your class or line sees your page',
  officer: 'This is how an officer sees your page',
}

export const ViewAsNote = ({ onlooker }: { onlooker: Onlooker }) => (
  <div className="mb-6">
    <Note tone="foil">
      <p className="flex flex-wrap items-center justify-between gap-x-4">
        <span role="status">{SENTENCES[onlooker]}</span>
        <Link to="/profile" className={buttonClass({ variant: 'link' }, 'min-h-5')}>
          Back to your view
        </Link>
      </p>
    </Note>
  </div>
)
