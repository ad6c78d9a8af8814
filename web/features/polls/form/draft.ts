// What was typed and is not sent yet; it outlasts the dialog, and the page being loaded again.
import type * as z from 'zod/mini'

export interface Draft<Form> {
  /** Null where the browser keeps nothing, or something else is kept. */
  read: () => Form | null
  /** A browser that keeps nothing forgets it with the dialog. */
  keep: (form: Form | null) => void
}

export const draftOf = <Shape extends z.ZodMiniType>(key: string, shape: Shape): Draft<z.output<Shape>> => ({
  read() {
    try {
      return shape.parse(JSON.parse(sessionStorage.getItem(key) ?? 'null'))
    } catch {
      return null
    }
  },
  keep(form) {
    try {
      if (form) sessionStorage.setItem(key, JSON.stringify(form))
      else sessionStorage.removeItem(key)
    } catch {
      return
    }
  },
})
