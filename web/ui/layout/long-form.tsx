// A form too long for a dialog: its sections as cards, a list of them beside it, and its actions always in view.
import './long-form.css'
import { type FormEvent, type ReactNode, type Ref, useRef } from 'react'
import { Card } from './card.tsx'
import { SectionNav, type SectionOfForm } from './section-nav.tsx'

type LongFormProps = {
  ref?: Ref<HTMLFormElement>
  label: string
  sections: readonly SectionOfForm[]
  /** Stand at the foot of the window however far the form is scrolled. */
  actions: ReactNode
  onSubmit: (event: FormEvent<HTMLFormElement>) => void
  children: ReactNode
}

export function LongForm({ ref, label, sections, actions, onSubmit, children }: LongFormProps) {
  const place = useRef<HTMLDivElement>(null)
  return (
    <form
      ref={ref}
      className="long-form"
      aria-label={label}
      tabIndex={-1}
      noValidate
      // Forms in dialogs over this one are inside it for React, though not for the reader.
      onSubmit={(event) => event.target === event.currentTarget && onSubmit(event)}
    >
      <SectionNav sections={sections} place={place} />
      <div className="long-form-sections" ref={place}>
        {children}
      </div>
      <footer className="long-form-foot">{actions}</footer>
    </form>
  )
}

type FormSectionProps = { id: string; title: string; action?: ReactNode; children: ReactNode }

export const FormSection = ({ id, title, action, children }: FormSectionProps) => (
  <FormAnchor id={id}>
    <Card title={title} action={action}>
      {children}
    </Card>
  </FormAnchor>
)

/** Makes a card that comes from elsewhere a section of the form. */
export const FormAnchor = ({ id, children }: { id: string; children: ReactNode }) => (
  <div id={id} className="long-form-anchor" tabIndex={-1}>
    {children}
  </div>
)
