// What the form of a news item holds, and what it sends.
import { type ManagedNews, NewNews } from '@aerie/contract/news'
import { dayHere, daysAfter, momentHere } from '@aerie/text/dates'
import { momentAt } from '@aerie/text/moments'
import type { FieldErrors, Resolver } from 'react-hook-form'
import type * as z from 'zod/mini'

/** A picture that is on the server already. */
export interface ChosenImage {
  url: string
  /** Of the file. */
  name: string
}

export interface NewsForm {
  title: string
  body: string
  image: ChosenImage | null
  /** Counts where no file is chosen. */
  imageAddress: string
  imageAlt: string
  link: string
  tags: string[]
  when: 'now' | 'later'
  day: string
  time: string
}

export type NewsPayload = z.input<typeof NewNews>

/** What a draft is called until it has a title. */
export const UNTITLED = 'Untitled'
const FIRST_TIME = '08:00'

export function formOf(item: ManagedNews | undefined, now: Date): NewsForm {
  const { publishAt, imageUrl } = item ?? {}
  const planned = publishAt ? momentAt(publishAt) : undefined
  return {
    title: item && (item.isPublished || item.title !== UNTITLED) ? item.title : '',
    body: item?.body ?? '',
    image: imageUrl ? { url: imageUrl, name: 'The image it has' } : null,
    imageAddress: '',
    imageAlt: item?.imageAlt ?? '',
    link: item?.link ?? '',
    tags: item?.tags ?? [],
    when: planned ? 'later' : 'now',
    day: planned ? dayHere(planned) : daysAfter(dayHere(now), 1),
    time: planned ? clockOf(planned) : FIRST_TIME,
  }
}

/** What a draft may be saved as; without a title nothing goes out. */
export const payloadOf = ({ title, body, image, imageAddress, imageAlt, link, tags }: NewsForm): NewsPayload => ({
  title: title.trim() === '' ? UNTITLED : title,
  body,
  imageUrl: image?.url ?? imageAddress,
  imageAlt: imageAlt.trim() || null,
  link,
  tags,
})

export const mayBeKept = (form: NewsForm) => NewNews.safeParse(payloadOf(form)).success

export const resolver: Resolver<NewsForm> = (form) => {
  const faults = (NewNews.safeParse({ ...payloadOf(form), title: form.title }).error?.issues ?? []).map(
    ({ path: [field], message }) => ({
      field: fieldOf(String(field)),
      message,
    }),
  )
  if (momentOf(form) === null) faults.push({ field: 'day', message: 'Choose a day and a time.' })
  return faults.length === 0 ? { values: form, errors: {} } : { values: {}, errors: errorsOf(faults) }
}

/** Of several faults of one field the first. */
const errorsOf = (faults: readonly { field: keyof NewsForm; message: string }[]): FieldErrors<NewsForm> =>
  Object.fromEntries(faults.toReversed().map(({ field, message }) => [field, { type: 'contract', message }]))

const FIELDS: Record<string, keyof NewsForm> = { imageUrl: 'imageAddress', at: 'day' }

/** The field of the form for one of what is sent. */
export const fieldOf = (sent: string) => FIELDS[sent] ?? (sent as keyof NewsForm)

/** The moment that was chosen, where the writer is; undefined for at once, null where it makes no sense. */
export function momentOf({ when, day, time }: Pick<NewsForm, 'when' | 'day' | 'time'>): string | null | undefined {
  if (when === 'now') return undefined
  const moment = momentHere(day, time)
  return Number.isNaN(moment.getTime()) ? null : moment.toISOString()
}

const two = (part: number) => String(part).padStart(2, '0')
const clockOf = (moment: Date) => `${two(moment.getHours())}:${two(moment.getMinutes())}`
