// Writes a news item or changes one; what is written is kept by itself, and nothing is lost by a refusal.
import './news-dialog.css'
import type { ManagedNews } from '@aerie/contract/news'
import { dayAndMonth, hourOf } from '@aerie/text/moments'
import { Check, Clock, Send } from 'lucide-react'
import { useState } from 'react'
import { FormProvider } from 'react-hook-form'
import { Button } from '#ui/controls/button.tsx'
import { Note } from '#ui/feedback/note.tsx'
import { ConfirmDialog } from '#ui/overlays/confirm-dialog.tsx'
import { Dialog } from '#ui/overlays/dialog.tsx'
import { NewsFields } from '../form/news-fields.tsx'
import { momentOf } from '../form/news-form.ts'
import { ConflictDialog } from './conflict-dialog.tsx'
import { type NewsEditor, useNewsEditor } from './use-news-editor.ts'

interface NewsDialogProps {
  /** The item to change; none for a new one. */
  item: ManagedNews | undefined
  onClose: () => void
}

export function NewsDialog({ item, onClose }: NewsDialogProps) {
  const [isLeaving, setLeaving] = useState(false)
  const editor = useNewsEditor(item, onClose)
  const { form, conflict, isBusy } = editor
  const leave = () => (editor.isUnsaved ? setLeaving(true) : onClose())
  return (
    <>
      <Dialog
        open
        onClose={leave}
        title={item ? 'Edit news' : 'Create news'}
        width={940}
        busy={isBusy}
        onSubmit={(event) => {
          event.preventDefault()
          void (editor.isPublished ? editor.save() : editor.publish())
        }}
        footer={<Foot editor={editor} onCancel={leave} />}
      >
        {editor.isGone && (
          <Note tone="warning">
            Somebody has deleted this item while you were writing. What you wrote is still here; saved, it is a new
            draft.
          </Note>
        )}
        <FormProvider {...form}>
          <NewsFields isPublished={editor.isPublished} />
        </FormProvider>
      </Dialog>
      <ConflictDialog {...conflict} />
      <ConfirmDialog
        open={isLeaving}
        onClose={() => setLeaving(false)}
        title="Discard what is not saved?"
        description="What you typed last has not been saved."
        confirmLabel="Discard"
        cancelLabel="Keep Editing"
        onConfirm={onClose}
      />
    </>
  )
}

function Foot({ editor, onCancel }: { editor: NewsEditor; onCancel: () => void }) {
  const { isPublished, isBusy, doing } = editor
  const moment = momentOf(editor.form.watch())
  return (
    <div className="news-dialog-foot">
      <SaveState editor={editor} />
      <Button variant="ghost" disabled={isBusy} onClick={onCancel}>
        Cancel
      </Button>
      {isPublished ? (
        <Button type="submit" variant="primary" pending={doing === 'save'} pendingLabel="Saving...">
          Save Changes
        </Button>
      ) : (
        <>
          <Button
            disabled={isBusy && doing !== 'save'}
            pending={doing === 'save'}
            pendingLabel="Saving..."
            onClick={() => void editor.save()}
          >
            Save draft
          </Button>
          <Button
            type="submit"
            variant="primary"
            icon={moment ? <Clock /> : <Send />}
            disabled={isBusy && doing !== 'publish'}
            pending={doing === 'publish'}
            pendingLabel="Publishing..."
          >
            {moment ? `Publish on ${dayAndMonth(moment)}` : 'Publish'}
          </Button>
        </>
      )}
    </div>
  )
}

/** Drafts say when they were kept. */
function SaveState({ editor: { isPublished, isAutosaving, savedAt, autosaveFault } }: { editor: NewsEditor }) {
  if (isPublished) return <span className="news-dialog-state" />
  return (
    <span className="news-dialog-state" role="status">
      {autosaveFault ??
        (isAutosaving
          ? 'Saving the draft...'
          : savedAt && (
              <>
                <Check /> Draft saved {hourOf(savedAt)}
              </>
            ))}
    </span>
  )
}
