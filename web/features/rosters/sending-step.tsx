// While the file is on its way, and while the server works on it.
import { roundedSize } from '@aerie/text/sizes'
import { Progress } from '#ui/feedback/progress.tsx'
import { Spinner } from '#ui/feedback/spinner.tsx'

interface SendingStepProps {
  file: File
  /** From 0 to 1. */
  sent: number
  /** What the server does once it has the file. */
  work: string
}

export const SendingStep = ({ file, sent, work }: SendingStepProps) => (
  <div className="grid min-h-24 content-center">
    {sent < 1 ? (
      <Progress label={`Sending ${file.name}, ${roundedSize(Math.max(1, file.size), 1024)}`} value={sent * 100} />
    ) : (
      <p className="flex items-center gap-2.5" role="status">
        <Spinner />
        {work}
      </p>
    )}
  </div>
)
