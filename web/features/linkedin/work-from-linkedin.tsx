// Takes work experience over from LinkedIn: from the member's own export, since LinkedIn tells nobody else.
import '#ui/controls/field.css'
import { type Extraction, linkedin } from '@aerie/contract/linkedin'
import { BriefcaseBusiness } from 'lucide-react'
import { useId } from 'react'
import { call } from '#lib/api.ts'
import { Button } from '#ui/controls/button.tsx'
import { FileDrop } from '#ui/controls/file-drop.tsx'
import { failureToast } from '#ui/feedback/failure-toast.ts'
import { toast } from '#ui/feedback/toast.ts'
import { useAct } from '#ui/feedback/use-act.ts'

interface WorkFromLinkedinProps {
  linkedinUrl: string
  onExperience: (entries: Extraction['workExperience']) => void
}

export function WorkFromLinkedin({ linkedinUrl, onExperience }: WorkFromLinkedinProps) {
  const titleId = useId()
  const { isPending, mutate: extract } = useExtraction(onExperience)
  const address = linkedinUrl.trim()
  const askByAddress = () => {
    if (address) extract({ body: { linkedinUrl: address } })
    else toast({ title: 'Error', description: 'Please enter a LinkedIn profile URL.', tone: 'destructive' })
  }
  return (
    <section className="grid gap-3 border-t border-line pt-4" aria-labelledby={titleId}>
      <h3 className="field-label" id={titleId}>
        Experience from LinkedIn
      </h3>
      <p className="text-ink-2">
        LinkedIn hands it to you alone: under Settings, Data privacy, ask for a copy of your data, and choose the file
        it sends you. It goes into this form, and is saved with it.
      </p>
      <FileDrop
        title={isPending ? 'Reading...' : 'Positions.csv or the zip'}
        hint="Drop it here, or press to choose"
        touchHint="Press to choose it"
        accept=".csv,.zip"
        disabled={isPending}
        onFiles={([file]) => file && extract({ form: formOf(file) })}
      />
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <Button
          icon={<BriefcaseBusiness />}
          pending={isPending}
          pendingLabel="Extracting..."
          aria-describedby={`${titleId}-address`}
          onClick={askByAddress}
        >
          Extract Experience
        </Button>
        <small className="meta min-w-0 wrap-anywhere" id={`${titleId}-address`}>
          {address ? `from ${address.replace(/^https?:\/\//, '')}` : 'from the LinkedIn address under Social Profiles'}
        </small>
      </div>
    </section>
  )
}

function formOf(file: File) {
  const form = new FormData()
  form.set(linkedin.extract.file ?? '', file)
  return form
}

const useExtraction = (onExperience: WorkFromLinkedinProps['onExperience']) =>
  useAct({
    call: (request: { body: { linkedinUrl: string } } | { form: FormData }) => call(linkedin.extract, request),
    show: ({ success, workExperience }) => success && onExperience(workExperience),
    done: ({ success, message }) => ({
      title: success ? 'Experience Extracted' : 'Manual Entry Required',
      description: message,
    }),
    failed: (error) => failureToast(error, 'Extraction Failed'),
  })
