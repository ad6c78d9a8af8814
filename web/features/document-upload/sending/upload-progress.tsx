// How far a file has been sent, in a line and a bar.
import { ProgressBar } from '#ui/feedback/progress-bar.tsx'
import type { DocumentEntry } from './uploads.ts'

export function UploadProgress({ entry: { file, state } }: { entry: DocumentEntry }) {
  const percent = 'share' in state ? Math.round(state.share * 100) : 0
  const isStopped = state.kind === 'stopped'
  return (
    <div className="grid min-w-0 flex-1 gap-1 max-sm:basis-full text-sm text-ink-2">
      <span className="num">
        {isStopped
          ? 'Waits for the connection, and goes on by itself'
          : state.kind === 'sending'
            ? percent < 100
              ? `${percent}% sent`
              : 'Being checked'
            : 'Waits its turn'}
      </span>
      <ProgressBar label={file.name} percent={percent} thin isStopped={isStopped} />
    </div>
  )
}
