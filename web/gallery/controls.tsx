// Buttons and everything that is filled in.
import { Bell, Plus, Search, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { Slider } from '../features/avatars/slider.tsx'
import { Button, buttonClass } from '../ui/controls/button.tsx'
import { Checkbox } from '../ui/controls/checkbox.tsx'
import { Field } from '../ui/controls/field.tsx'
import { FileDrop } from '../ui/controls/file-drop.tsx'
import { IconButton } from '../ui/controls/icon-button.tsx'
import { Input } from '../ui/controls/input.tsx'
import { Link } from '../ui/controls/link.tsx'
import { PasswordInput } from '../ui/controls/password-input.tsx'
import { Select } from '../ui/controls/select.tsx'
import { SixDigits } from '../ui/controls/six-digits.tsx'
import { Switch } from '../ui/controls/switch.tsx'
import { Textarea } from '../ui/controls/textarea.tsx'
import { Card } from '../ui/layout/card.tsx'
import { GallerySection } from './gallery-section.tsx'
import { COUNTRIES, ROLES } from './sample.ts'

const VARIANTS = ['primary', 'secondary', 'ghost', 'danger', 'danger-quiet', 'link'] as const

export function ControlPieces() {
  const [digits, setDigits] = useState('419')
  const [role, setRole] = useState('member')
  const [country, setCountry] = useState('')
  const [file, setFile] = useState<File>()
  const [zoom, setZoom] = useState(1.4)
  return (
    <>
      <GallerySection title="Buttons">
        {(['sm', 'md', 'lg'] as const).map((size) => (
          <div key={size} className="gallery-row">
            {VARIANTS.map((variant) => (
              <Button key={variant} variant={variant} size={size} icon={<Plus />}>
                {variant}
              </Button>
            ))}
          </div>
        ))}
        <div className="gallery-row">
          <Button variant="primary" pending pendingLabel="Creating...">
            Create
          </Button>
          <Button disabled>Disabled</Button>
          <Link to="#gallery" className={buttonClass({ variant: 'secondary' })}>
            A link
          </Link>
          <IconButton label="Notifications" outlined>
            <Bell />
          </IconButton>
          <IconButton label="Delete" size="sm">
            <Trash2 />
          </IconButton>
        </div>
      </GallerySection>
      <GallerySection title="Fields">
        <Card
          title="Edit Profile"
          foot={
            <>
              <span />
              <Button variant="primary">Save Changes</Button>
            </>
          }
        >
          <div className="field-grid">
            <Field label="First name" error="First name is required">
              <Input autoComplete="off" />
            </Field>
            <Field label="Nickname" optional hint="Shown in place of the first name">
              <Input defaultValue="Ansel" />
            </Field>
            <Field label="Password" action={<Button variant="link">Forgot Password?</Button>}>
              <PasswordInput defaultValue="feathers" autoComplete="off" />
            </Field>
            <Field label="Six digits" hint="They change every half minute; the last ones still count.">
              <SixDigits value={digits} onChange={setDigits} onWhole={() => {}} />
            </Field>
            <Field label="Class number" hint="Only a super admin can change this">
              <Input defaultValue="29" disabled />
            </Field>
            <Field label="Role">
              <Select options={ROLES} value={role} onChange={setRole} />
            </Field>
            <Field label="Country">
              <Select options={COUNTRIES} value={country} onChange={setCountry} />
            </Field>
            <Field label="Search">
              <Input type="search" icon={<Search />} placeholder="Name, company or city" />
            </Field>
            <Field label="Photograph" hint="At most 5 MB">
              <FileDrop
                title={file?.name ?? 'Drop a photograph here'}
                hint="or press to choose"
                onFiles={([first]) => setFile(first)}
              />
            </Field>
            <Field label="Bio" className="field-full">
              <Textarea defaultValue="Draws maps for a living and boats for no reason." />
            </Field>
            <Field label="Zoom" className="field-full">
              <Slider
                value={zoom}
                min={1}
                max={4}
                step={0.1}
                valueText={`${Math.round(zoom * 100)} %`}
                onChange={setZoom}
              />
            </Field>
            <Checkbox label="Send an invitation" hint="With a link to choose a password" defaultChecked />
            <Switch label="Share Trip" hint="Trip details will remain private to you" defaultChecked />
            <Checkbox label="Not now" />
            <Switch label="Not to be switched" disabled />
          </div>
        </Card>
      </GallerySection>
    </>
  )
}
