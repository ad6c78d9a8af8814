// What was typed and is not sent yet; it outlasts the dialog, and the page being loaded again.
import type * as z from 'zod/mini'
import { keep, readKept } from './browser-storage.ts'

export interface Draft<Form> {
  /** Null where the browser keeps nothing, or something else is kept. */
  read: () => Form | null
  /** A browser that keeps nothing forgets it with the dialog. */
  keep: (form: Form | null) => void
}

export const draftOf = <Shape extends z.ZodMiniType>(key: string, shape: Shape): Draft<z.output<Shape>> => ({
  read() {
    try {
      return shape.parse(JSON.parse(readKept('tab', key) ?? 'null'))
    } catch {
      return null
    }
  },
  keep: (form) => void keep('tab', key, form && JSON.stringify(form)),
})
