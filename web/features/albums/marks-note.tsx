// Says, until he has read it, that each copy of a photo is marked for its viewer.
import { useState } from 'react'
import { useSettings } from '#features/settings/queries.ts'
import { keep, readKept } from '#lib/browser-storage.ts'
import { Button, buttonClass } from '#ui/controls/button.tsx'
import { Link } from '#ui/controls/link.tsx'
import { Note } from '#ui/feedback/note.tsx'

const KEY = 'aerie-marks-read'

export function MarksNote() {
  const { accessLogging, copyMonths } = useSettings()
  const [isRead, setRead] = useState(() => readKept('browser', KEY) !== null)
  if (isRead) return null
  const close = () => {
    keep('browser', KEY, 'yes')
    setRead(true)
  }
  return (
    <div className="my-4">
      <Note tone="foil">
        <div className="flex flex-wrap items-center justify-between gap-3">
          <p className="max-w-[72ch]">
            Each photo you open or download carries an invisible mark that says for whom the copy was made; who watches
            or downloads a video is noted. We keep who opened it
            {accessLogging ? ', when, and from which address,' : ' and when'} for {copyMonths} months.{' '}
            <Link to="/privacy" className={buttonClass({ variant: 'link' }, 'min-h-0')}>
              Privacy policy
            </Link>
          </p>
          <Button size="sm" onClick={close}>
            Understood
          </Button>
        </div>
      </Note>
    </div>
  )
}
