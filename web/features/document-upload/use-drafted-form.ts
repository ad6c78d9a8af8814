// The form of a document that is not uploaded yet: what was typed outlasts the dialog, and the title follows the file.
import { DocumentFields } from '@aerie/contract/documents'
import { zodResolver } from '@hookform/resolvers/zod'
import { useEffect, useRef, useState } from 'react'
import { useForm } from 'react-hook-form'
import type * as z from 'zod/mini'
import type { DocumentForm } from '#features/documents/document-inputs.tsx'
import { useCategories } from '#features/settings/queries.ts'
import { documentDraft } from './sending/draft.ts'
import { titleOfFile } from './sending/file-rules.ts'

export const NEW_DOCUMENT = { title: '', description: '', accessLevel: 'members' } as const

/** As long as it is there. */
const USUAL_CATEGORY = 'general'

/** Filled with what was typed before the dialog was closed; a file that was dropped since gives the title. */
export function useDraftedForm(dropped: File | undefined) {
  const [draft] = useState(documentDraft.read)
  const slugs = useCategories().categories.map(({ slug }) => slug)
  const isTyped = useRef(!dropped && draft?.isTitleTyped === true)
  const form: DocumentForm = useForm({
    resolver: zodResolver(DocumentFields),
    defaultValues: {
      title: dropped ? titleOfFile(dropped) : (draft?.title ?? NEW_DOCUMENT.title),
      description: draft?.description ?? NEW_DOCUMENT.description,
      category: [draft?.category, USUAL_CATEGORY].find((slug) => slug && slugs.includes(slug)) ?? slugs[0] ?? '',
      accessLevel: draft?.accessLevel ?? NEW_DOCUMENT.accessLevel,
    },
  })
  useEffect(() => {
    const { unsubscribe } = form.watch((_, { name, type }) => {
      const { title, description, category, accessLevel } = form.getValues()
      if (name === 'title' && type === 'change') isTyped.current = title !== ''
      documentDraft.keep({
        title,
        isTitleTyped: isTyped.current,
        description: description ?? '',
        category,
        accessLevel,
      })
    })
    return unsubscribe
  }, [form])
  return {
    form,
    /** Its title is the file's name, until somebody has typed another. */
    follow(file: File) {
      if (!isTyped.current) form.setValue('title', titleOfFile(file), { shouldValidate: form.formState.isSubmitted })
    },
    /** For the next document. */
    begin(fields: z.input<typeof DocumentFields>) {
      isTyped.current = false
      form.reset(fields)
    },
  }
}
