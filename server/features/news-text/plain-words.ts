// The body of a news item without its markup: in paragraphs, as mails have it, and its beginning as sentences, as lists have it.
import { isNewsLink, isSitePath } from '@aerie/contract/news-values'
import type { List, Nodes, Parents } from 'mdast'
import type { MailText, Run } from '#platform/mail/words.ts'
import { parse, short } from './text.ts'

const LONGEST_EXCERPT = 280

interface Body {
  body: string
  format: string
}

/** Its links lead where they led; paths of this site begin with `publicUrl`. */
export function paragraphsOf({ body, format }: Body, publicUrl: string): MailText[] {
  const runs = format === 'plain' ? [body.trim()] : blockRuns(parse(body), publicUrl)
  const paragraphs: Run[][] = [[]]
  for (const run of runs) {
    const [first, ...others] = typeof run === 'string' ? run.split(/\n{2,}/) : [run]
    if (first) paragraphs.at(-1)?.push(first)
    for (const other of others) paragraphs.push(other ? [other] : [])
  }
  return paragraphs.filter(({ length }) => length > 0)
}

function blockRuns(node: Nodes, site: string): Run[] {
  const each = (parent: Parents, between: string) =>
    parent.children.flatMap((child, at) => [...(at > 0 ? [between] : []), ...blockRuns(child, site)])
  switch (node.type) {
    case 'root':
    case 'blockquote':
      return each(node, '\n\n')
    case 'list':
      return node.children.flatMap((item, at) => [
        `${at > 0 ? '\n' : ''}${node.ordered ? `${(node.start ?? 1) + at}.` : '-'} `,
        ...blockRuns(item, site),
      ])
    case 'listItem':
      return each(node, '\n')
    case 'break':
      return ['\n']
    case 'link': {
      const text = sentencesIn(node)
      if (!isNewsLink(node.url)) return [text]
      const url = isSitePath(node.url) ? site + node.url : node.url
      return [{ text: text || url, url }]
    }
    default:
      return 'children' in node ? each(node, '') : 'value' in node ? [node.value] : []
  }
}

/** All of it in one paragraph; lists are read as sentences. */
export const plainTextOf = (body: string, format: string) =>
  (format === 'plain' ? body : sentencesIn(parse(body))).replace(/\s+/g, ' ').trim()

/** It ends with a whole word. */
export const excerptOf = (body: string, format: string) => short(plainTextOf(body, format), LONGEST_EXCERPT)

const SENTENCE_END = /[.!?…。！？؟][\p{Pe}\p{Pf}"']*$/u

function sentencesIn(node: Nodes): string {
  switch (node.type) {
    case 'root':
    case 'blockquote':
    case 'listItem':
      return node.children.reduce((before, child) => follow(before, sentencesIn(child).trim(), child.type), '')
    case 'list':
      return listed(node)
    case 'break':
      return ' '
    default:
      return 'children' in node ? node.children.map(sentencesIn).join('') : 'value' in node ? node.value : ''
  }
}

/** What leads to a list that is no sentence of its own, as headings, does so with a colon. */
function follow(before: string, next: string, type: Nodes['type']): string {
  if (!before || !next) return before || next
  if (type !== 'list') return `${ended(before)} ${next}`
  if (SENTENCE_END.test(before)) return `${before} ${next.charAt(0).toLocaleUpperCase('en')}${next.slice(1)}`
  return `${before.replace(/[:,;]$/, '')}: ${next}`
}

/** Words are told one after the other, sentences each for itself. */
function listed({ children }: List): string {
  const items = children.map((item) => sentencesIn(item).trim()).filter((text) => text !== '')
  return items.some((text) => SENTENCE_END.test(text)) ? items.map(ended).join(' ') : ended(items.join(', '))
}

const ended = (text: string) => (/[\p{L}\p{N}]$/u.test(text) ? `${text}.` : text)
