// The limits of news, the sizes of its images, and what its text may hold.
import * as z from 'zod/mini'

/** In bytes, of an uploaded image. */
export const LARGEST_NEWS_IMAGE = 10 * 1_048_576
export const LONGEST_NEWS_BODY = 40_000
export const MOST_NEWS_TAGS = 20
export const LONGEST_NEWS_TAG = 40
/** An item with this tag is shown as a trip. */
export const TRIP_TAG = 'travel'
export const GATHERING_TAG = 'gathering'

/** Widths in pixels; an image that is narrower stands in for the larger ones. */
export const NEWS_IMAGE_WIDTHS = [480, 960, 1600] as const
export type NewsImageWidth = (typeof NEWS_IMAGE_WIDTHS)[number]

/** The address of one size of an image, from `imageUrl`, which is that of the largest. */
export const newsImageUrl = (imageUrl: string, width: NewsImageWidth) => imageUrl.replace(/\.webp$/, `-${width}.webp`)

/** For the `srcset` of an image. */
export const newsImageSrcSet = (imageUrl: string) =>
  NEWS_IMAGE_WIDTHS.map((width) => `${newsImageUrl(imageUrl, width)} ${width}w`).join(', ')

/**
 * Markdown of a small kind: these constructs of micromark are switched off, so that what would be one stands as it was
 * typed. HTML is text.
 */
export const NOT_IN_NEWS = [
  'htmlFlow',
  'htmlText',
  'codeIndented',
  'codeFenced',
  'codeText',
  'thematicBreak',
  'definition',
  'labelStartImage',
]

/** Where a link of a body may lead: to a page, a mail address, or a place on this site. */
export const isNewsLink = (address: string) => isSitePath(address) || /^(?:https?:\/\/|mailto:)\S+$/i.test(address)

export const isSitePath = (address: string) => /^\/(?![/\\])\S*$/.test(address)
const WebAddress = z.url({ protocol: /^https?$/ })
export const isWebAddress = (address: string) => WebAddress.safeParse(address).success
