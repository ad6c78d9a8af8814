// Dialogs, menus, popovers, tooltips and toasts.
import { Trash2 } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../ui/controls/button.tsx'
import { Field } from '../ui/controls/field.tsx'
import { Input } from '../ui/controls/input.tsx'
import { PasswordInput } from '../ui/controls/password-input.tsx'
import { Select } from '../ui/controls/select.tsx'
import { toast } from '../ui/feedback/toast.ts'
import { ConfirmDialog } from '../ui/overlays/confirm-dialog.tsx'
import { FormDialog } from '../ui/overlays/form-dialog.tsx'
import { Tooltip } from '../ui/overlays/tooltip.tsx'
import { GallerySection } from './gallery-section.tsx'
import { SampleMenu } from './marks.tsx'
import { SampleNotifications } from './notifications.tsx'
import { ROLES } from './sample.ts'

export function OverlayPieces() {
  const [open, setOpen] = useState<'sign-in' | 'confirm' | 'busy' | null>(null)
  const [role, setRole] = useState('member')
  const close = () => setOpen(null)
  const saved = () => toast({ title: 'Trip Created', description: 'Your trip has been shared with brothers!' })
  const failed = () => toast({ title: 'Error', description: 'Failed to submit vote.', tone: 'destructive' })
  return (
    <GallerySection title="Overlays">
      <div className="gallery-row">
        <Button onClick={() => setOpen('sign-in')}>Open dialog</Button>
        <Button onClick={() => setOpen('confirm')}>Open confirmation</Button>
        <Button onClick={() => setOpen('busy')}>Open busy confirmation</Button>
        <Button onClick={saved}>Toast</Button>
        <Button onClick={failed}>Failed toast</Button>
        <SampleNotifications />
        <SampleMenu onDelete={() => setOpen('confirm')} />
        <Tooltip label="What it is for">
          <Button variant="ghost">With a tooltip</Button>
        </Tooltip>
      </div>
      <FormDialog
        open={open === 'sign-in'}
        onClose={close}
        title="Authentication Required"
        description="For brothers only."
        width={420}
        onSubmit={failed}
        submitLabel="Sign In"
        pendingLabel="Signing in..."
        pending={false}
      >
        <Field label="Email or phone">
          <Input defaultValue="ansel.whitlock@example.org" autoComplete="off" />
        </Field>
        <Field label="Password" action={<Button variant="link">Forgot Password?</Button>}>
          <PasswordInput autoComplete="off" />
        </Field>
        <Field label="Role">
          <Select options={ROLES} value={role} onChange={setRole} />
        </Field>
      </FormDialog>
      <ConfirmDialog
        open={open === 'confirm' || open === 'busy'}
        onClose={close}
        title="Delete Ansel Whitlock?"
        description="His profile, activity history, lineage connections and document access are removed permanently."
        confirmLabel="Delete Member"
        pendingLabel="Deleting..."
        icon={<Trash2 />}
        pending={open === 'busy'}
        onConfirm={close}
        softer={{ label: 'Deactivate', onSelect: close }}
      />
    </GallerySection>
  )
}
