// The picture of a news item: a file, which is sent as soon as it is chosen, or the address of one elsewhere.
import './image-field.css'
import { newsImageUrl } from '@aerie/contract/news-values'
import { useController, useFormContext, useFormState, useWatch } from 'react-hook-form'
import { Button } from '#ui/controls/button.tsx'
import { Field } from '#ui/controls/field.tsx'
import { FileDrop } from '#ui/controls/file-drop.tsx'
import { Input } from '#ui/controls/input.tsx'
import { Progress } from '#ui/feedback/progress.tsx'
import type { NewsForm } from './news-form.ts'
import { useImageUpload } from './use-image-upload.ts'

const LARGEST = 'PNG, JPG, GIF up to 10MB'

export function ImageFields() {
  const { register } = useFormContext<NewsForm>()
  const { errors } = useFormState<NewsForm>()
  const { field } = useController<NewsForm, 'image'>({ name: 'image' })
  const address = useWatch<NewsForm, 'imageAddress'>({ name: 'imageAddress' })
  const upload = useImageUpload(field.onChange)
  const image = field.value
  return (
    <>
      <div className="field-grid">
        <Field label="Image" optional error={upload.fault} hint={image ? undefined : LARGEST}>
          {upload.share !== null ? (
            <div className="image-field-sending">
              <Progress label="Sending the image" value={upload.share} />
              <Button size="sm" onClick={upload.cancel}>
                Cancel
              </Button>
            </div>
          ) : image ? (
            <div className="image-field">
              <img src={newsImageUrl(image.url, 480)} alt="" />
              <div>
                <b>{image.name}</b>
                <small>{LARGEST}</small>
                <label className="button-link">
                  Replace
                  <input
                    type="file"
                    accept="image/*"
                    className="sr-only"
                    onChange={({ target }) => upload.send([...(target.files ?? [])])}
                  />
                </label>
                <Button variant="link" onClick={() => field.onChange(null)}>
                  Remove
                </Button>
              </div>
            </div>
          ) : (
            <FileDrop
              title="Drop an image here, or choose one"
              touchTitle="Choose an image"
              accept="image/*"
              onFiles={upload.send}
            />
          )}
        </Field>
        <Field
          label="Image address"
          optional
          error={errors.imageAddress?.message}
          hint={image ? 'Remove the file to use an address.' : 'It is fetched once, and kept here.'}
        >
          <Input
            {...register('imageAddress')}
            type="url"
            placeholder="https://"
            autoComplete="off"
            disabled={image !== null}
          />
        </Field>
      </div>
      {(image || address.trim()) && (
        <Field
          label="What the image shows"
          hint="In a sentence, for brothers who do not see it."
          error={errors.imageAlt?.message}
        >
          <Input {...register('imageAlt')} dir="auto" autoComplete="off" maxLength={300} />
        </Field>
      )}
    </>
  )
}
