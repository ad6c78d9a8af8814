// The picture of a gathering in its form: from this device, or from an album.
import './cover-fields.css'
import { thumbnailUrl } from '@aerie/contract/album-values'
import { COVER_MISSING, COVER_TOO_LARGE, LARGEST_COVER, LONGEST_COVER_ALT } from '@aerie/contract/gathering-covers'
import { Images } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useController, useFormContext } from 'react-hook-form'
import { lazyCode } from '#lib/lazy-code.ts'
import { Button } from '#ui/controls/button.tsx'
import { Field } from '#ui/controls/field.tsx'
import { FieldGroup } from '#ui/controls/field-group.tsx'
import { FileDrop } from '#ui/controls/file-drop.tsx'
import { Input } from '#ui/controls/input.tsx'
import { useLazyDialog } from '#ui/overlays/use-lazy-dialog.ts'
import type { CoverChoice } from './cover-choice.ts'
import type { GatheringForm } from './gathering-form.ts'

const photoDialog = lazyCode(async () => ({ Dialog: (await import('./photo-dialog.tsx')).PhotoDialog }))

export function CoverFields() {
  const { register } = useFormContext<GatheringForm>()
  const { field } = useController<GatheringForm, 'cover'>({ name: 'cover' })
  const [fault, setFault] = useState<string>()
  const album = useLazyDialog(photoDialog)
  const choose = (cover: CoverChoice) => {
    setFault(undefined)
    field.onChange(cover)
  }
  const take = ([file]: File[]) => {
    if (!file) return
    if (!file.type.startsWith('image/')) return setFault(COVER_MISSING)
    if (file.size > LARGEST_COVER) return setFault(COVER_TOO_LARGE)
    choose({ kind: 'file', file })
  }
  return (
    <>
      <Field label="Picture" optional error={fault}>
        <FieldGroup className="cover-fields">
          {field.value.kind === 'none' ? (
            <FileDrop
              title="Drop an image here, or choose one"
              touchTitle="Choose an image"
              hint="Up to 10 MB"
              accept="image/*"
              onFiles={take}
            />
          ) : (
            <Preview cover={field.value} />
          )}
          <div>
            <Button {...album.approach} size="sm" icon={<Images />} pending={album.isComing} onClick={album.open}>
              From an album
            </Button>
            {field.value.kind !== 'none' && (
              <Button size="sm" variant="ghost" onClick={() => choose({ kind: 'none' })}>
                Remove
              </Button>
            )}
          </div>
        </FieldGroup>
      </Field>
      {field.value.kind !== 'none' && (
        <Field label="What the picture shows" optional hint="In a sentence, for brothers who do not see it.">
          <Input {...register('coverAlt')} dir="auto" autoComplete="off" maxLength={LONGEST_COVER_ALT} />
        </Field>
      )}
      {album.code && (
        <album.code.Dialog
          key={album.count}
          open={album.isOpen}
          onClose={album.close}
          onPick={({ id, filename, hash }) => {
            choose({ kind: 'photo', photoId: id, filename, hash })
            album.close()
          }}
        />
      )}
    </>
  )
}

function Preview({ cover }: { cover: Exclude<CoverChoice, { kind: 'none' }> }) {
  const file = cover.kind === 'file' ? cover.file : null
  const [address, setAddress] = useState<string>()
  useEffect(() => {
    if (!file) return
    const made = URL.createObjectURL(file)
    setAddress(made)
    return () => URL.revokeObjectURL(made)
  }, [file])
  const src = cover.kind === 'kept' ? cover.small : cover.kind === 'photo' ? thumbnailUrl(cover.filename, 400) : address
  return <img className="cover-fields-preview" src={src} alt="" />
}
