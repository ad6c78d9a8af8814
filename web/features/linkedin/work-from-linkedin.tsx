// Takes work experience over from LinkedIn: from the member's own export, since LinkedIn tells nobody else.
import '#ui/controls/field.css'
import { type Extraction, linkedin } from '@aerie/contract/linkedin'
import { useMutation } from '@tanstack/react-query'
import { BriefcaseBusiness } from 'lucide-react'
import { useId } from 'react'
import { call, sentenceOf } from '#lib/api.ts'
import { Button } from '#ui/controls/button.tsx'
import { FileDrop } from '#ui/controls/file-drop.tsx'
import { toast } from '#ui/feedback/toast.ts'

interface WorkFromLinkedinProps {
  linkedinUrl: string
  onExperience: (entries: Extraction['workExperience']) => void
}

export function WorkFromLinkedin({ linkedinUrl, onExperience }: WorkFromLinkedinProps) {
  const titleId = useId()
  const { isPending, extract } = useExtraction(onExperience)
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

function useExtraction(onExperience: WorkFromLinkedinProps['onExperience']) {
  const { isPending, mutate: extract } = useMutation({
    mutationFn: (request: { body: { linkedinUrl: string } } | { form: FormData }) => call(linkedin.extract, request),
    onSuccess({ success, workExperience, message }) {
      if (!success) return toast({ title: 'Manual Entry Required', description: message })
      onExperience(workExperience)
      return toast({ title: 'Experience Extracted', description: message })
    },
    onError: (error) => toast({ title: 'Extraction Failed', description: sentenceOf(error), tone: 'destructive' }),
  })
  return { isPending, extract }
}
