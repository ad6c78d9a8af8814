// HTML as a tagged template that escapes whatever is put into it, so that no name can ever become markup.

/** HTML that is safe to insert as it is. */
export interface Markup {
  readonly html: string
}

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }

/** Texts are escaped, in attributes (always in double quotes) as in content; `Markup` goes in as it is. */
export function markup(literals: TemplateStringsArray, ...values: (string | Markup | readonly Markup[])[]): Markup {
  return { html: String.raw({ raw: literals }, ...values.map(toHtml)) }
}

function toHtml(value: string | Markup | readonly Markup[]): string {
  if (typeof value === 'string') return value.replace(/[&<>"']/g, (sign) => ENTITIES[sign] ?? sign)
  return 'html' in value ? value.html : value.map((part) => part.html).join('')
}
