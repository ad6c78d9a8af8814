// The text of news: what a body may hold, and which members it leads to.
import { newsTextFlaw } from '@aerie/contract/news-text'
import { isNewsLink, NOT_IN_NEWS } from '@aerie/contract/news-values'
import type { Link, Nodes } from 'mdast'
import { fromMarkdown } from 'mdast-util-from-markdown'
import { invalid } from '#platform/errors.ts'

/** What was saved before these limits, and is beyond them, is text as it stands. */
export const parse = (body: string): Nodes =>
  newsTextFlaw(body) === null
    ? fromMarkdown(body, { extensions: [{ disable: { null: NOT_IN_NEWS } }] })
    : { type: 'text', value: body.trim() }

/** Refuses a body with a link to anywhere else than a page or a mail address. */
export function refuseLinks(body: string) {
  for (const { url } of linksIn(parse(body)))
    if (!isNewsLink(url))
      throw invalid(
        'body',
        `A link leads to “${short(url, 60)}”. Links begin with https://, with mailto: or, on this site, with /.`,
      )
}

function linksIn(node: Nodes): Link[] {
  const own = node.type === 'link' ? [node] : []
  return 'children' in node ? [...own, ...node.children.flatMap(linksIn)] : own
}

/** The ids of members to whose profiles a body or a link leads; `publicUrl` is this site's. */
export function mentionsIn(body: string, link: string | null, publicUrl: string): number[] {
  const addresses = [...linksIn(parse(body)).map(({ url }) => url), ...(link === null ? [] : [link])]
  return [
    ...new Set(
      addresses.flatMap((address) => {
        const path = address.startsWith(`${publicUrl}/`) ? address.slice(publicUrl.length) : address
        return profileIn(path) ?? []
      }),
    ),
  ]
}

function profileIn(path: string): number | null {
  const id = /^\/profile\/([1-9]\d{0,8})\/?$/.exec(path)?.[1]
  return id === undefined ? null : Number(id)
}

/** The body with the names of these members as text where they were links to their profiles, on whatever site. */
export function withoutLinksTo(body: string, ids: number[]) {
  if (ids.length === 0) return body
  let text = ''
  let from = 0
  for (const { url, position, children } of linksIn(parse(body))) {
    const id = profileIn(url.replace(/^https?:\/\/[^/]*/, ''))
    if (!position || id === null || !ids.includes(id)) continue
    const [first, last] = [children.at(0)?.position, children.at(-1)?.position]
    text += body.slice(from, position.start.offset) + body.slice(first?.start.offset ?? 0, last?.end.offset ?? 0)
    from = position.end.offset ?? body.length
  }
  return text + body.slice(from)
}

/** Ends with a whole word. */
export function short(text: string, longest: number) {
  if (text.length <= longest) return text
  const cut = text.slice(0, longest)
  return `${cut
    .slice(0, Math.max(cut.lastIndexOf(' '), longest / 2))
    .toWellFormed()
    .trimEnd()}…`
}
