// A poster of the lineage for a wall: whose, on which paper, and how it will look; to save or to print.
import './poster-dialog.css'
import { useQuery } from '@tanstack/react-query'
import { Download, Printer } from 'lucide-react'
import { use, useDeferredValue, useMemo, useState } from 'react'
import type { Lineage } from '#features/lineage/model/lineage.ts'
import { SiteLogo } from '#features/logo/site-mark.tsx'
import { saveFile } from '#lib/save-file.ts'
import { useObjectUrl } from '#lib/use-object-url.ts'
import { Button } from '#ui/controls/button.tsx'
import { Field } from '#ui/controls/field.tsx'
import { Select } from '#ui/controls/select.tsx'
import { useAct } from '#ui/feedback/use-act.ts'
import { Dialog } from '#ui/overlays/dialog.tsx'
import { withFonts } from './carried-fonts.ts'
import { carriedLogoQuery } from './carried-logo.ts'
import { drawPoster, type Poster } from './draw-poster.ts'
import { onPaper, PAPER_LABELS, PAPERS, type Paper } from './paper.ts'
import { printPoster } from './print-poster.ts'
import { type Subject, subjectsOf } from './subjects.ts'

interface PosterDialogProps {
  open: boolean
  lineage: Lineage
  /** Whose line the page shows; undefined where it shows everyone. */
  shownLine: number | undefined
  /** The organisation's. */
  siteName: string
  onClose: () => void
}

export function PosterDialog({ open, lineage, shownLine, siteName, onClose }: PosterDialogProps) {
  const subjects = useMemo(() => subjectsOf(lineage, shownLine), [lineage, shownLine])
  const [chosen, setChosen] = useState<string>()
  const [paper, setPaper] = useState<Paper>('own')
  const subject = subjects.find(({ key }) => key === chosen) ?? subjects[0]
  return (
    <Dialog open={open} onClose={onClose} title="Poster" description="Names and initials; no photographs." width={700}>
      {subject && (
        <>
          <div className="poster-dialog-fields">
            <Field label="Who is on it">
              <Select
                options={subjects.map(({ key, label }) => ({ value: key, label }))}
                value={subject.key}
                onChange={setChosen}
              />
            </Field>
            <Field label="Paper">
              <Select
                options={PAPERS.map((value) => ({ value, label: PAPER_LABELS[value] }))}
                value={paper}
                onChange={setPaper}
              />
            </Field>
          </div>
          <Drawn key={subject.key} lineage={lineage} subject={subject} siteName={siteName} paper={paper} />
        </>
      )}
    </Dialog>
  )
}

interface DrawnProps {
  lineage: Lineage
  subject: Subject
  siteName: string
  paper: Paper
}

function Drawn({ lineage, subject, siteName, paper }: DrawnProps) {
  const logo = useQuery(carriedLogoQuery(use(SiteLogo))).data
  // The dialog opens before a large drawing is made.
  const isDue = useDeferredValue(true, false) && logo !== undefined
  const poster = useMemo(
    () =>
      isDue &&
      drawPoster({
        lineage,
        layout: subject.layOut(),
        title: 'Lineages',
        subtitle: `${subject.subtitle} · ${siteName}`,
        logo,
      }),
    [isDue, lineage, subject, siteName, logo],
  )
  const file = useMemo(() => (poster ? new Blob([poster.svg], { type: 'image/svg+xml' }) : undefined), [poster])
  const preview = useObjectUrl(file)
  const saving = useAct({
    async call(drawn: Poster) {
      const svg = await withFonts(onPaper(drawn, paper))
      saveFile(`${subject.file}.svg`, new Blob([svg], { type: 'image/svg+xml' }))
    },
  })
  return (
    <>
      <div className="poster-dialog-preview">
        {preview && <img src={preview} alt={`The poster: ${subject.subtitle}`} />}
      </div>
      <div className="poster-dialog-actions">
        <Button icon={<Download />} pending={saving.isPending} onClick={() => poster && saving.mutate(poster)}>
          Save SVG
        </Button>
        <Button variant="primary" icon={<Printer />} onClick={() => poster && printPoster(poster, paper)}>
          Print or PDF
        </Button>
      </div>
    </>
  )
}
