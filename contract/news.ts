// News: what officers write and what tells of shared trips; drafts, publishing at once or later, and pictures.
import { cleanMarkdown } from '@aerie/text/clean-text'
import * as z from 'zod/mini'
import { endpoint, endpoints } from './endpoint.ts'
import { newsTextFlaw } from './news-text.ts'
import { isSitePath, isWebAddress, LONGEST_NEWS_BODY, LONGEST_NEWS_TAG, MOST_NEWS_TAGS } from './news-values.ts'
import { page, pageQuery, someIds } from './page.ts'
import { PersonName, PersonRef } from './person.ts'
import { Reacted, Reaction, Reactors, reacted } from './reactions.ts'
import { Id, line, PathId, required, requiredText } from './values.ts'

const text = z.nullable(z.string())

const ImageSize = z.object({ width: z.int(), height: z.int() })

const Teaser = {
  id: Id,
  title: z.string(),
  /** The beginning as plain text, up to 280 characters. */
  excerpt: z.string(),
  link: text,
  /** On this site, the largest size; the others are at `newsImageUrl`. */
  imageUrl: text,
  imageAlt: text,
  imageSize: z.nullable(ImageSize),
  /** A thumbhash in base64, to be shown while the image loads. */
  imageHash: text,
  tags: z.array(z.string()),
  isPinned: z.boolean(),
  /** Null where it has not been published yet. */
  publishedAt: z.nullable(z.iso.datetime()),
  /** Who wrote it, or whose trip or gathering it is; null when he is gone. */
  author: z.nullable(PersonRef),
  /** Tells of a shared trip or of a gathering, and changes and goes with it. */
  follows: z.nullable(z.enum(['trip', 'gathering'])),
}

/** As lists show it that have many. */
export const NewsTeaser = z.object(Teaser)
export type NewsTeaser = z.infer<typeof NewsTeaser>

export const NewsItem = z.object({
  ...Teaser,
  body: z.string(),
  /** Plain text is shown as it stands, its line breaks kept. */
  format: z.enum(['plain', 'markdown']),
})
export type NewsItem = z.infer<typeof NewsItem>

/** As brothers see it once it is published. */
export const PublishedNews = z.extend(NewsItem, reacted)
export type PublishedNews = z.infer<typeof PublishedNews>

export const NewsRights = z.object({
  edit: z.boolean(),
  publish: z.boolean(),
  unpublish: z.boolean(),
  remove: z.boolean(),
  pin: z.boolean(),
  unpin: z.boolean(),
})
export type NewsRights = z.infer<typeof NewsRights>

/** With what officers need besides. */
export const ManagedNews = z.extend(NewsItem, {
  isPublished: z.boolean(),
  /** When a draft goes out by itself; null where it does not. */
  publishAt: z.nullable(z.iso.datetime()),
  createdAt: z.iso.datetime(),
  /** When it was last saved, and by whom; null when he is gone, or it follows a trip. */
  editedAt: z.iso.datetime(),
  editedBy: z.nullable(PersonName),
  version: z.int(),
  /** What the caller may do with it as it is. */
  can: NewsRights,
})
export type ManagedNews = z.infer<typeof ManagedNews>

const Neighbour = z.nullable(z.object({ id: Id, title: z.string() }))
export const NewsPage = z.extend(ManagedNews, {
  /** The published items before and after it in time. */
  earlier: Neighbour,
  later: Neighbour,
  ...reacted,
})
export type NewsPage = z.infer<typeof NewsPage>

const address = (message: string, isRight: (address: string) => boolean) =>
  z.optional(
    z.nullable(
      z.pipe(
        z.pipe(
          z.string().check(z.trim(), z.maxLength(2_000, 'At most 2000 characters')),
          z.transform((typed: string) => (typed === '' ? null : typed)),
        ),
        z.nullable(z.string().check(z.refine(isRight, message))),
      ),
    ),
  )

const tag = line(LONGEST_NEWS_TAG, `A tag has at most ${LONGEST_NEWS_TAG} characters`)
const tags = z.pipe(
  z.pipe(
    z.array(tag),
    z.transform((typed: string[]) => {
      const seen = new Map<string, string>()
      for (const one of typed) if (one && !seen.has(one.toLowerCase())) seen.set(one.toLowerCase(), one)
      return [...seen.values()]
    }),
  ),
  z.array(z.string()).check(z.maxLength(MOST_NEWS_TAGS, `At most ${MOST_NEWS_TAGS} tags`)),
)

const draft = {
  title: required('Title is required', 200),
  body: requiredText('Body is required', LONGEST_NEWS_BODY, cleanMarkdown).check((given) => {
    const flaw = newsTextFlaw(given.value)
    if (flaw !== null) given.issues.push({ code: 'custom', message: flaw, input: given.value })
  }),
  /** As `upload-image` answered it, or the https address of a picture, which is fetched once and kept here. */
  imageUrl: address('Image address must be a valid URL', (given) => isSitePath(given) || isWebAddress(given)),
  imageAlt: z.optional(z.nullable(line(300))),
  link: address('Link must be a valid URL', (given) => isSitePath(given) || isWebAddress(given)),
  tags: z._default(tags, []),
}

export const NewNews = z.strictObject(draft)
export type NewNews = z.infer<typeof NewNews>

/** All of it anew. With the version it was opened at, what somebody else saved since is not overwritten unseen. */
export const NewsChanges = z.strictObject({ ...draft, version: z.optional(z.int()) })
export type NewsChanges = z.infer<typeof NewsChanges>

/** At once, or at a time still to come. */
const Publication = z.strictObject({ at: z.optional(z.iso.datetime({ offset: true })) })

export const UploadedImage = z.object({
  /** For `imageUrl`. */
  url: z.string(),
  ...ImageSize.shape,
  /** A thumbhash in base64. */
  hash: z.string(),
})
export type UploadedImage = z.infer<typeof UploadedImage>

const TagCount = z.object({ tag: z.string(), count: z.int() })

const newsId = z.object({ newsId: PathId })

export const news = endpoints('news', {
  list: endpoint('GET', '/api/news', {
    summary: 'Published news, pinned first, then newest first.',
    ...page(PublishedNews),
  }),
  manage: endpoint('GET', '/api/news/all', {
    summary: 'All news with drafts, the last written first; with state, of one kind.',
    who: 'admin',
    ...page(ManagedNews),
    query: z.extend(pageQuery, { state: z.optional(z.enum(['published', 'draft'])) }),
  }),
  tags: endpoint('GET', '/api/news/tags', {
    summary: 'The tags of published news with how many have each, the commonest first, up to 50.',
    response: z.array(TagCount),
  }),
  reactions: endpoint('GET', '/api/news/reactions', {
    summary: 'The reactions to some published news, by their ids.',
    query: z.strictObject({ ids: someIds }),
    response: z.array(z.object({ id: Id, ...reacted })),
  }),
  show: endpoint('GET', '/api/news/:newsId', {
    summary: 'One news item; drafts for admins alone.',
    params: newsId,
    response: NewsPage,
  }),
  create: endpoint('POST', '/api/news', {
    summary: 'Write a draft.',
    who: 'admin',
    body: NewNews,
    maxBody: 262_144,
    response: ManagedNews,
  }),
  save: endpoint('PUT', '/api/news/:newsId', {
    summary: 'Save a news item anew; what somebody else saved since is not overwritten unseen.',
    who: 'admin',
    refuses: ['conflict'],
    params: newsId,
    body: NewsChanges,
    maxBody: 262_144,
    response: ManagedNews,
  }),
  remove: endpoint('DELETE', '/api/news/:newsId', {
    summary: 'Delete a news item for good.',
    who: 'admin',
    refuses: ['conflict'],
    params: newsId,
  }),
  publish: endpoint('POST', '/api/news/:newsId/publish', {
    summary: 'Publish a draft at once, or plan when it goes out; planned again, it goes out at the new time.',
    who: 'admin',
    refuses: ['conflict'],
    params: newsId,
    body: Publication,
    response: ManagedNews,
  }),
  unpublish: endpoint('POST', '/api/news/:newsId/unpublish', {
    summary: 'Make it a draft again, or call off when it goes out. Again is the same as once.',
    who: 'admin',
    refuses: ['conflict'],
    params: newsId,
    response: ManagedNews,
  }),
  pin: endpoint('POST', '/api/news/:newsId/pin', {
    summary: 'Keep a published item on top. Again is the same as once.',
    who: 'superAdmin',
    refuses: ['conflict'],
    params: newsId,
    response: ManagedNews,
  }),
  unpin: endpoint('POST', '/api/news/:newsId/unpin', {
    summary: 'Let it take its place again. Again is the same as once.',
    who: 'superAdmin',
    refuses: ['conflict'],
    params: newsId,
    response: ManagedNews,
  }),
  react: endpoint('POST', '/api/news/:newsId/react', {
    summary: 'React with an emoji, or take it back: the other of the two, unless isOn says which.',
    params: newsId,
    body: Reaction,
    response: Reacted,
  }),
  reactors: endpoint('GET', '/api/news/:newsId/reactions', {
    summary: 'Who has reacted, by emoji.',
    params: newsId,
    response: z.array(Reactors),
  }),
  uploadImage: endpoint('POST', '/api/upload-image', {
    summary: 'An image for news, up to 10 MB; what no news item uses is removed after a day.',
    who: 'admin',
    refuses: ['too_many'],
    file: 'image',
    response: UploadedImage,
  }),
})
