// The text of a news item as it is written, its tools above it, and beside it how it will look.
import './body-field.css'
import '@github/markdown-toolbar-element'
import { Bold, Heading, Italic, Link2, List, ListOrdered, TextQuote } from 'lucide-react'
import { type ComponentProps, createElement, type ReactNode, useDeferredValue } from 'react'
import { Markdown } from '#features/news/body/markdown.tsx'
import { Field } from '#ui/controls/field.tsx'
import { useFieldProps } from '#ui/controls/field-context.ts'
import { IconButton } from '#ui/controls/icon-button.tsx'
import { Tooltip } from '#ui/overlays/tooltip.tsx'

/** In the words of the library. */
const TOOLS = [
  [
    ['header-2', 'Heading', <Heading key="icon" />],
    ['bold', 'Bold', <Bold key="icon" />],
    ['italic', 'Italic', <Italic key="icon" />],
  ],
  [
    ['unordered-list', 'List', <List key="icon" />],
    ['ordered-list', 'Numbered list', <ListOrdered key="icon" />],
    ['quote', 'Quote', <TextQuote key="icon" />],
    ['link', 'Link', <Link2 key="icon" />],
  ],
] as const

type BodyFieldProps = ComponentProps<'textarea'> & { text: string; error: string | undefined }

export const BodyField = ({ text, error, ...textarea }: BodyFieldProps) => (
  <Field label="Body" error={error} hint="Headings, emphasis, lists, quotes and links; all else stays as you type it.">
    <BodyTextarea {...textarea} text={text} />
  </Field>
)

function BodyTextarea({ text, ...textarea }: Omit<BodyFieldProps, 'error'>) {
  const wiring = useFieldProps({})
  const shown = useDeferredValue(text)
  return (
    <div className="body-field" data-invalid={wiring['aria-invalid'] || undefined}>
      <Toolbar of={String(wiring.id)}>
        {TOOLS.map((group) => (
          <span key={group[0][0]}>
            {group.map(([tool, label, icon]) => (
              <Tooltip key={tool} label={label}>
                <IconButton size="sm" label={label} data-md-button={tool}>
                  {icon}
                </IconButton>
              </Tooltip>
            ))}
          </span>
        ))}
      </Toolbar>
      <textarea {...textarea} {...wiring} dir="auto" />
      <section aria-label="Preview" className="body-field-preview">
        {shown.trim() ? <Markdown text={shown} level={3} small /> : <p>The preview appears here.</p>}
      </section>
    </div>
  )
}

/** Writes into the text area what the buttons in it stand for. */
const Toolbar = ({ of, children }: { of: string; children: ReactNode }) =>
  createElement('markdown-toolbar', { for: of, 'aria-label': 'Formatting' }, children)
