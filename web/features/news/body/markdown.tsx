// Text with headings, lists, quotes, emphasis and links, as Markdown writes them.
import './markdown.css'
import { type ReactNode, useMemo } from 'react'
import { Link } from '#ui/controls/link.tsx'
import { cx } from '#ui/theme/cx.ts'
import { type MarkdownNode, readMarkdown } from './read-markdown.ts'

type MarkdownProps = {
  text: string
  /** The level of its first headings. */
  level?: 2 | 3
  small?: boolean
}

export function Markdown({ text, level = 2, small = false }: MarkdownProps) {
  const parts = useMemo(() => readMarkdown(text), [text])
  return (
    <div className={cx('markdown', small && 'markdown-small')} dir="auto">
      <Parts parts={parts} level={level} />
    </div>
  )
}

type PartsProps = { parts: readonly MarkdownNode[]; level: 2 | 3 }

const Parts = ({ parts, level }: PartsProps) =>
  parts.map((part, place) => {
    // The same text gives the same parts in the same order.
    const key = `${place} ${typeof part === 'string' ? 'text' : part.is}`
    return typeof part === 'string' ? part : <Element key={key} part={part} level={level} />
  })

const BLOCKS = { paragraph: 'p', quote: 'blockquote', item: 'li', ordered: 'ol', unordered: 'ul' } as const
const HEADINGS = { 2: 'h2', 3: 'h3', 4: 'h4' } as const

function Element({ part, level }: { part: Exclude<MarkdownNode, string>; level: 2 | 3 }) {
  const inside = <Parts parts={part.parts} level={level} />
  switch (part.is) {
    case 'line-break':
      return <br />
    case 'strong':
      return <strong>{inside}</strong>
    case 'em':
      return <em>{inside}</em>
    case 'link':
      return <MarkdownLink to={part.to}>{inside}</MarkdownLink>
    case 'heading': {
      const Heading = HEADINGS[part.isFirst ? level : level === 2 ? 3 : 4]
      return <Heading dir="auto">{inside}</Heading>
    }
    default: {
      const Block = BLOCKS[part.is]
      return <Block dir="auto">{inside}</Block>
    }
  }
}

/** Pages of this site open here, others in a tab that knows nothing of this one. */
const MarkdownLink = ({ to, children }: { to: string; children: ReactNode }) =>
  to.startsWith('/') ? (
    <Link to={to}>{children}</Link>
  ) : (
    <a href={to} target="_blank" rel="noopener noreferrer">
      {children}
    </a>
  )
