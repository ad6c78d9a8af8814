// The fields of a news item.
import './news-fields.css'
import { news } from '@aerie/contract/news'
import { LONGEST_NEWS_BODY } from '@aerie/contract/news-values'
import { useQuery } from '@tanstack/react-query'
import { useController, useFormContext, useFormState, useWatch } from 'react-hook-form'
import { endpointQuery } from '#lib/api.ts'
import { Field } from '#ui/controls/field.tsx'
import { Input } from '#ui/controls/input.tsx'
import { TagsInput } from '#ui/controls/tags-input.tsx'
import { BodyField } from './body-field.tsx'
import { ImageFields } from './image-field.tsx'
import { type NewsForm, UNTITLED } from './news-form.ts'
import { PublishField } from './publish-field.tsx'

const LONGEST_TITLE = 200
const SUGGESTED = 5

export function NewsFields({ isPublished }: { isPublished: boolean }) {
  const { register } = useFormContext<NewsForm>()
  const { errors } = useFormState<NewsForm>()
  const body = useWatch<NewsForm, 'body'>({ name: 'body' })
  return (
    <>
      <Field label="Title" error={errors.title?.message}>
        <Input
          {...register('title')}
          dir="auto"
          maxLength={LONGEST_TITLE}
          autoComplete="off"
          placeholder={isPublished ? undefined : UNTITLED}
          className="news-fields-title"
        />
      </Field>
      <BodyField {...register('body')} text={body} error={errors.body?.message} maxLength={LONGEST_NEWS_BODY} />
      <ImageFields />
      <div className="field-grid">
        <TagsField />
        <Field label="Link" optional error={errors.link?.message} hint="Read more leads there, else to all of it.">
          <Input {...register('link')} type="url" placeholder="https://" autoComplete="off" />
        </Field>
      </div>
      {!isPublished && <PublishField />}
    </>
  )
}

function TagsField() {
  const { field, fieldState } = useController<NewsForm, 'tags'>({ name: 'tags' })
  const known = useQuery(endpointQuery(news.tags)).data ?? []
  const suggest = (text: string) =>
    text.trim() === ''
      ? []
      : known
          .filter(({ tag }) => tag.toLowerCase().includes(text.trim().toLowerCase()) && !field.value.includes(tag))
          .slice(0, SUGGESTED)
          .map(({ tag, count }) => ({ tag, hint: String(count) }))
  return (
    <Field label="Tags" optional error={fieldState.error?.message}>
      <TagsInput
        value={field.value}
        onChange={field.onChange}
        suggest={suggest}
        placeholder="Enter, Tab or comma"
        autoComplete="off"
      />
    </Field>
  )
}
