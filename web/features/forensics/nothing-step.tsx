// Nobody can be named: why, and a harder search with the originals of an album.
import { formatCount } from '@aerie/text/numbers'
import { plural } from '@aerie/text/plurals'
import './forensics.css'
import type { LeakFinding } from '@aerie/contract/forensics'
import { useState } from 'react'
import { useSettings } from '#features/settings/queries.ts'
import { Button } from '#ui/controls/button.tsx'
import { Field } from '#ui/controls/field.tsx'
import { Select } from '#ui/controls/select.tsx'
import { useAlbumChoices } from './album-choices.ts'
import { LeakPicture } from './leak-picture.tsx'
import type { LeakQuery } from './use-search.ts'
import { foreignUploadWords, sentenceOfFinding } from './words.ts'

interface NothingStepProps {
  asked: LeakQuery
  finding: LeakFinding
  onHarder: (albumId: number) => void
}

export function NothingStep({ asked, finding, onHarder }: NothingStepProps) {
  const months = useSettings().copyMonths
  return (
    <>
      <div className="forensics-searched">
        <LeakPicture file={asked.file} />
        <div>
          <p className="forensics-says" role="status">
            {finding.foreignUploads.length > 0
              ? finding.foreignUploads.map(foreignUploadWords).join(' ')
              : sentenceOfFinding(finding)}
          </p>
          <p className="forensics-meta">
            {finding.outcome === 'deleted' ? `Records are kept for ${months} months.` : searchedWords(finding)}
          </p>
        </div>
      </div>
      {finding.leak && finding.outcome !== 'deleted' && <Harder chosen={asked.albumId} onHarder={onHarder} />}
    </>
  )
}

function searchedWords({ unreadable, elapsedMs, compared }: LeakFinding) {
  if (unreadable) return unreadable
  const seconds = Math.max(1, Math.round(elapsedMs / 1000))
  const time = `Looked for ${seconds} ${plural(seconds, 'second')}`
  return compared === 0 ? time : `${time}, against ${formatCount(compared)} copies handed out`
}

function Harder({ chosen, onHarder }: { chosen: number | undefined; onHarder: (albumId: number) => void }) {
  const albums = useAlbumChoices()
  const [album, setAlbum] = useState(chosen === undefined ? '' : String(chosen))
  return (
    <div className="forensics-harder">
      <Field
        label="Search harder"
        hint="If you know the album it came from, its newest sixty photos are laid beside it: up to a minute."
      >
        <Select options={[{ value: '', label: 'Choose an album' }, ...albums]} value={album} onChange={setAlbum} />
      </Field>
      <Button disabled={album === ''} onClick={() => onHarder(Number(album))}>
        Search harder
      </Button>
    </div>
  )
}
