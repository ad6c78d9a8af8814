// What long forms are made of.
import { useState } from 'react'
import { DiffChoice } from '../features/profile-form/save/diff-choice.tsx'
import { Button } from '../ui/controls/button.tsx'
import { Field } from '../ui/controls/field.tsx'
import { Input } from '../ui/controls/input.tsx'
import { FormSection, LongForm } from '../ui/layout/long-form.tsx'
import { RowList } from '../ui/lists/row-list.tsx'
import { GallerySection } from './gallery-section.tsx'

const SECTIONS = [
  { id: 'gallery-posts', title: 'Earlier posts' },
  { id: 'gallery-versions', title: 'Two versions' },
]

export const FormPieces = () => (
  <GallerySection title="Long forms">
    <LongForm
      label="A long form"
      sections={SECTIONS}
      actions={<Button variant="primary">Save Changes</Button>}
      onSubmit={(event) => event.preventDefault()}
    >
      <FormSection id="gallery-posts" title="Earlier posts">
        <Posts />
      </FormSection>
      <FormSection id="gallery-versions" title="Two versions">
        <Versions />
      </FormSection>
    </LongForm>
  </GallerySection>
)

function Posts() {
  const [rows, setRows] = useState([{ id: 'Letterer' }, { id: 'Signwriter' }])
  const without = (at: number) => rows.toSpliced(at, 1)
  return (
    <RowList
      rows={rows}
      noun="post"
      addLabel="Add Post"
      onAdd={() => setRows([...rows, { id: `Post ${rows.length + 1}` }])}
      onRemove={(at) => setRows(without(at))}
      onMove={(from, to) => setRows(without(from).toSpliced(to, 0, ...rows.slice(from, from + 1)))}
    >
      {(at) => (
        <Field label="Position">
          <Input defaultValue={rows[at]?.id} />
        </Field>
      )}
    </RowList>
  )
}

function Versions() {
  const [taken, take] = useState<'mine' | 'theirs'>('mine')
  return (
    <DiffChoice
      legend="Quote"
      name="gallery-version"
      versions={[
        { value: 'mine', label: 'Yours', text: 'Leave the porch light on; someone is always later than you.' },
        { value: 'theirs', label: 'Theirs', text: '' },
      ]}
      value={taken}
      onChange={take}
    />
  )
}
