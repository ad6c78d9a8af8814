// What is written under a file of an upload: the field for it, or the words and whether the photo has them.
import './upload-panel.css'
import { LONGEST_CAPTION } from '@aerie/contract/album-values'
import { Check, CircleAlert } from 'lucide-react'
import type { Caption } from '#features/photo-queue/entries.ts'
import { Input } from '#ui/controls/input.tsx'

export interface CaptionActs {
  onDraft: (id: number, text: string) => void
  onCaption: (id: number, text: string) => void
}

interface UploadCaptionProps extends CaptionActs {
  id: number
  /** Of the file. */
  name: string
  caption: Caption
}

export function UploadCaption({
  id,
  name,
  caption: { text, standing, sentence },
  onDraft,
  onCaption,
}: UploadCaptionProps) {
  const save = () => onCaption(id, text.trim())
  if (standing === 'draft')
    return (
      <form
        className="upload-panel-caption"
        onSubmit={(event) => {
          event.preventDefault()
          save()
          // Where its row stands by then.
          requestAnimationFrame(() => document.querySelector<HTMLElement>(`[data-upload="${id}"] button`)?.focus())
        }}
      >
        <Input
          aria-label={`Caption of ${name}`}
          placeholder="Caption"
          value={text}
          maxLength={LONGEST_CAPTION}
          // It stands where the button was that was pressed.
          autoFocus
          onChange={({ target }) => onDraft(id, target.value)}
          onBlur={save}
        />
      </form>
    )
  return (
    <div className="upload-panel-caption">
      <div className="min-w-0 flex-1">
        <p className="flex items-center gap-2">
          <q className="wrap-anywhere">{text}</q>
          {standing === 'saved' && <Check className="flex-none" role="img" aria-label="Caption saved" />}
        </p>
        {standing === 'failed' && (
          <span className="upload-panel-said upload-panel-failed" role="status">
            <CircleAlert />
            {sentence}
          </span>
        )}
      </div>
    </div>
  )
}
