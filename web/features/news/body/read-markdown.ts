// Reads the body of a news item: paragraphs, headings, emphasis, lists, quotes and links. All else is text as it was typed.
import { newsTextFlaw } from '@aerie/contract/news-text'
import { isNewsLink, NOT_IN_NEWS } from '@aerie/contract/news-values'
import type { Nodes } from 'mdast'
import { fromMarkdown } from 'mdast-util-from-markdown'
import { gfmAutolinkLiteralFromMarkdown } from 'mdast-util-gfm-autolink-literal'

/** Text, or a part with a meaning and what it holds. */
export type MarkdownNode =
  | string
  | {
      is: 'paragraph' | 'strong' | 'em' | 'quote' | 'item' | 'line-break' | 'ordered' | 'unordered'
      parts: MarkdownNode[]
    }
  | { is: 'heading'; isFirst: boolean; parts: MarkdownNode[] }
  | { is: 'link'; to: string; parts: MarkdownNode[] }

/** Deeper than this nobody writes on purpose. */
const DEEPEST = 24

/**
 * Addresses are links without being marked as such. They are looked for in what has been read: the extension that finds them
 * while it reads walks back over the whole paragraph from each word that comes after an open bracket.
 */
const READING = {
  extensions: [{ disable: { null: NOT_IN_NEWS } }],
  mdastExtensions: [gfmAutolinkLiteralFromMarkdown()],
}

export function readMarkdown(text: string): MarkdownNode[] {
  const asTyped: MarkdownNode[] = [{ is: 'paragraph', parts: [text] }]
  if (newsTextFlaw(text) !== null) return asTyped
  try {
    return partsOf(fromMarkdown(text, READING), 0)
  } catch {
    // Emphasis inside emphasis beyond all measure.
    return asTyped
  }
}

const partsOf = (node: Nodes, depth: number): MarkdownNode[] => {
  if (depth > DEEPEST) throw new RangeError('Nested too deep')
  return 'children' in node ? node.children.flatMap((child) => partOf(child, depth + 1)) : []
}

function partOf(node: Nodes, depth: number): MarkdownNode | MarkdownNode[] {
  const parts = partsOf(node, depth)
  switch (node.type) {
    case 'text':
      return node.value
    case 'paragraph':
    case 'strong':
      return { is: node.type, parts }
    case 'emphasis':
      return { is: 'em', parts }
    case 'heading':
      return { is: 'heading', isFirst: node.depth < 3, parts }
    case 'blockquote':
      return { is: 'quote', parts }
    case 'list':
      return { is: node.ordered ? 'ordered' : 'unordered', parts }
    case 'listItem':
      return { is: 'item', parts }
    case 'break':
      return { is: 'line-break', parts: [] }
    case 'link':
      return isNewsLink(node.url) ? { is: 'link', to: node.url, parts } : parts
    default:
      return parts
  }
}
