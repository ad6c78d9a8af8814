// The notifications of photos, in the bell and in emails.
import type { PhotoNotification } from '@aerie/contract/notifications'
import { displayName } from '@aerie/contract/person'
import type { Context } from '#platform/context.ts'
import type { EmailNote, NotificationDefinition, NotificationRow } from '#platform/notification-kinds.ts'
import { listWaiting } from './data.ts'

type PhotoNotificationKind = PhotoNotification['kind']
type PhotoNotificationRow = NotificationRow<PhotoNotificationKind>

/** Who has tagged somebody stands in what is told of it; while he is inactive it is not told. */
const IS_ABOUT_SOMEBODY: Record<PhotoNotificationKind, boolean> = {
  photo_tagged: true,
  photo_tag_asked: true,
  photo_flagged: false,
  photo_review: false,
  photo_approved: false,
  photo_deleted: false,
  photo_failed: false,
}

const definition: NotificationDefinition<PhotoNotificationKind> = {
  async present(ctx, rows) {
    const isWaiting = await readWaiting(ctx, rows)
    return rows.filter(isTold).map((row): PhotoNotification => {
      const { id, kind, facts, about, isRead, createdAt } = row
      return { ...facts, id, kind, isRead, createdAt, taggedBy: about, isWaiting: isWaiting(row) }
    })
  },
  async email(ctx, rows) {
    const isWaiting = await readWaiting(ctx, rows)
    return rows.filter((row) => isTold(row) && (row.kind !== 'photo_tag_asked' || isWaiting(row))).map(noteOf)
  },
  push: {
    sentences: {
      photo_tagged: 'Somebody tagged you on a photo.',
      photo_tag_asked: 'Somebody would like to tag you on a photo.',
      photo_flagged: 'A photo of yours is under review.',
      photo_review: 'A photo waits for review.',
      photo_approved: 'A photo of yours is back.',
      photo_deleted: 'A photo of yours was deleted.',
      photo_failed: 'A photo or video could not be made ready.',
    },
    pathOf,
    urgency: 'low',
  },
}

/** Whether a tag still waits for the yes of whom it was told; what was answered meanwhile does not. */
async function readWaiting({ db }: Context, rows: PhotoNotificationRow[]) {
  const asked = rows.filter(({ kind }) => kind === 'photo_tag_asked')
  const waiting = asked.length > 0 ? await listWaiting(db, asked.map(toTag)) : []
  const keys = new Set(waiting.map(({ photoId, memberId }) => `${photoId} ${memberId}`))
  return (row: PhotoNotificationRow) =>
    row.kind === 'photo_tag_asked' && keys.has(`${row.facts.photoId} ${row.memberId}`)
}

const toTag = ({ facts: { photoId }, memberId }: PhotoNotificationRow) => ({ photoId, memberId })

const isTold = ({ kind, about }: PhotoNotificationRow) => about !== null || !IS_ABOUT_SOMEBODY[kind]

function noteOf(row: PhotoNotificationRow): EmailNote {
  const { id, kind, facts } = row
  const { subject, paragraph } = WORDS[kind](nameOf(row), facts.albumTitle)
  return { id, subject, paragraph, page: { from: 'the albums', label: 'Open it', path: pathOf(row) } }
}

function pathOf({ kind, facts }: Pick<PhotoNotificationRow, 'kind' | 'facts'>) {
  if (kind === 'photo_review') return '/photo-moderation'
  const album = `/media/${facts.albumId}`
  return kind === 'photo_deleted' ? album : `${album}?photo=${facts.photoId}`
}

const nameOf = ({ about }: PhotoNotificationRow) => (about ? displayName(about) : '')

type PhotoWording = (name: string, album: string) => Pick<EmailNote, 'subject' | 'paragraph'>
const WORDS: Record<PhotoNotificationKind, PhotoWording> = {
  photo_tagged: (name, album) => ({
    subject: `${name} has tagged you on a photo`,
    paragraph: `${name} has tagged you in “${album}”. You can take the tag off.`,
  }),
  photo_tag_asked: (name, album) => ({
    subject: `${name} would like to tag you on a photo`,
    paragraph: `${name} would like to tag you in “${album}”. Nobody else sees the tag until you say yes.`,
  }),
  photo_flagged: (_name, album) => ({
    subject: 'Your photo is under review',
    paragraph: `A photo of yours in “${album}” was flagged. Until super admins decide, nobody else sees it.`,
  }),
  photo_review: (_name, album) => ({
    subject: 'A photo waits for review',
    paragraph: `A photo in “${album}” was flagged, and waits for a decision.`,
  }),
  photo_approved: (_name, album) => ({
    subject: 'Your photo is back',
    paragraph: `Your photo in “${album}” was reviewed, and everybody sees it again.`,
  }),
  photo_deleted: (_name, album) => ({
    subject: 'Your photo was deleted',
    paragraph: `Your photo in “${album}” was reviewed, and deleted for good.`,
  }),
  photo_failed: (_name, album) => ({
    subject: 'A photo or video could not be made ready',
    paragraph: `A photo or video in “${album}” could not be made ready. What was sent is kept: you can try again, or download it.`,
  }),
}

export const photoNotifications = {
  photo_tagged: definition,
  photo_tag_asked: definition,
  photo_flagged: definition,
  photo_review: definition,
  photo_approved: definition,
  photo_deleted: definition,
  photo_failed: definition,
}
