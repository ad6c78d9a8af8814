// What is looked for, ticked and collected.
import { Eye } from 'lucide-react'
import { useState } from 'react'
import { LineChoice } from '../features/people/line-choice.tsx'
import { SelectedPerson } from '../features/people/selected-person.tsx'
import { PlaceInput } from '../features/places/place-input.tsx'
import { PlaceTaken } from '../features/places/place-taken.tsx'
import { OfficeToggle } from '../features/profile-editing/fields/office-toggle.tsx'
import { Combobox } from '../ui/controls/combobox.tsx'
import { Field } from '../ui/controls/field.tsx'
import { FieldGroup } from '../ui/controls/field-group.tsx'
import { InlineSelect } from '../ui/controls/inline-select.tsx'
import { Input } from '../ui/controls/input.tsx'
import { TagsInput } from '../ui/controls/tags-input.tsx'
import { VirtualOptions } from '../ui/controls/virtual-options.tsx'
import { GallerySection } from './gallery-section.tsx'
import { LINES, OFFICES, PEOPLE } from './sample.ts'

const COLORS = LINES.map((value) => ({ value, label: value.charAt(0).toUpperCase() + value.slice(1) }))
const READERS = [
  { value: 'all', label: 'All brothers' },
  { value: 'me', label: 'Only me' },
]
const CRAFTS = ['Bookbinding', 'Boatbuilding', 'Cartography', 'Cello', 'Hydrology', 'Surveying']

const LEAVES = Array.from({ length: 500 }, (_, at) => `Leaf ${at + 1}`)

export function ChoicePieces() {
  const [crafts, setCrafts] = useState(['Hydrology', 'Cello'])
  const [held, setHeld] = useState(['President'])
  const [line, setLine] = useState<string | null>('green')
  const [readers, setReaders] = useState('all')
  const suggest = (text: string) =>
    CRAFTS.filter((tag) => text && !crafts.includes(tag) && tag.toLowerCase().includes(text.toLowerCase()))
  return (
    <GallerySection title="Choices">
      <div className="field-grid">
        <Field label="Crafts" hint="Enter or comma adds one">
          <TagsInput value={crafts} onChange={setCrafts} suggest={(text) => suggest(text).map((tag) => ({ tag }))} />
        </Field>
        <PlaceField />
        <LeafField />
        <Field label="Big Brother">
          <SelectedPerson name={PEOPLE[0]?.name ?? ''} detail={PEOPLE[0]?.classLabel} onClear={() => {}} />
        </Field>
        <Field
          label="Phone"
          action={
            <InlineSelect
              icon={<Eye />}
              options={READERS}
              value={readers}
              onChange={setReaders}
              label="Who sees your phone"
            />
          }
        >
          <Input type="tel" autoComplete="off" />
        </Field>
        <Field label="Offices" className="field-full">
          <FieldGroup className="gallery-row">
            {OFFICES.map(({ slug, label }) => (
              <OfficeToggle
                key={slug}
                slug={slug}
                label={label}
                checked={held.includes(label)}
                onChange={(on) => setHeld(on ? [...held, label] : held.filter((other) => other !== label))}
              />
            ))}
          </FieldGroup>
        </Field>
        <Field label="Line" className="field-full">
          <LineChoice options={COLORS} none="None" value={line} onChange={setLine} />
        </Field>
        <Field label="A line that is settled" className="field-full" hint="Only a super admin can change this">
          <LineChoice options={COLORS} none="None" value={line} onChange={setLine} disabled />
        </Field>
      </div>
    </GallerySection>
  )
}

const NEWCASTLES = ['New South Wales, Australia', 'KwaZulu-Natal, South Africa'].map((rest, id) => ({
  id,
  name: 'Newcastle',
  fullName: `Newcastle, ${rest}`,
  otherName: null,
  admin1: null,
  country: rest,
  population: 350_000,
  latitude: 0,
  longitude: 0,
}))

function PlaceField() {
  const [text, setText] = useState('')
  return (
    <div className="grid content-start gap-2">
      <Field label="Location">
        <PlaceInput value={text} onChange={setText} />
      </Field>
      <PlaceTaken location="Newcastle" cities={NEWCASTLES} onPick={setText} />
      <PlaceTaken location="Newcastle, Australia" cities={NEWCASTLES.slice(0, 1)} onPick={setText} />
    </div>
  )
}

function LeafField() {
  const [text, setText] = useState('')
  return (
    <Field label="One of very many">
      <Combobox
        listLabel="Leaves"
        text={text}
        onText={setText}
        options={LEAVES.filter((leaf) => leaf.includes(text))}
        keyOf={(leaf) => leaf}
        onPick={setText}
        optionList={VirtualOptions}
        wide
      >
        {(leaf) => leaf}
      </Combobox>
    </Field>
  )
}
