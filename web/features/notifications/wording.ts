// What a notification says, by its kind: who is near, who is coming and when, whose brother one is now.

import type { UnsubscribeTopic } from '@aerie/contract/mail-topics'
import type {
  ClaimNotification,
  ElectionNotification,
  LineageNotification,
  Notification,
  PhotoNotification,
  PollNotification,
  ProposalNotification,
  TripNotification,
} from '@aerie/contract/notifications'
import { shortDays } from '@aerie/text/dates'
import { momentAt, shortDate } from '@aerie/text/moments'
import { counted } from '@aerie/text/plurals'
import { endInZone } from '@aerie/text/zones'
import * as z from 'zod/mini'

const Names = z.array(z.string())
const Ids = z.array(z.int())

/** Those of the brothers it is about who are named, each with the id of his profile. */
export function brothersOf({ nearbyMemberNames, nearbyMemberIds }: TripNotification) {
  const names = z.parse(Names, JSON.parse(nearbyMemberNames))
  const ids = z.parse(Ids, JSON.parse(nearbyMemberIds))
  return ids.map((id, at) => ({ id, name: names[at] ?? '' }))
}

/** What stands before their names: '2 brothers nearby', '1 brother coming Mar 5 – 9, 2027'. */
export function aboutBrothers({ kind, nearbyCount, startDate, endDate }: TripNotification): string {
  // They have moved since.
  if (nearbyCount === 0) return 'No brothers nearby any more'
  const brothers = counted(nearbyCount, 'brother')
  if (kind === 'nearby') return `${brothers} nearby`
  const days = shortDays(startDate, endDate)
  return kind === 'coming' ? `${brothers} coming ${days}` : `${brothers} crossing your path ${days}`
}

/** 'Mar 5, 2027', where the reader is. */
export const createdOn = ({ createdAt }: Notification) => shortDate(createdAt)

/** What stands in the section of trips; the others are of the brotherhood. */
export const isOfTrip = (notification: Notification): notification is TripNotification => 'tripTitle' in notification

/** The entry's title, and what stands before and after the brother's name. */
interface About {
  title: string
  before: string
  after: string
}

const TITLES = { big: 'Big brother', little: 'Little brother' }

/** What he is of the reader, and the reader of him. */
const partsIn = ({ kind }: LineageNotification) =>
  kind === 'big_brother' ? ({ his: 'little', own: 'big' } as const) : ({ his: 'big', own: 'little' } as const)

export function aboutTie(notification: LineageNotification): About {
  const { standing, isHisDoing, proposedBy } = notification
  const { his, own } = partsIn(notification)
  const title = TITLES[his]
  if (standing === 'over') return { title, before: '', after: ` is no longer named as your ${his} brother` }
  if (standing === 'waiting') return { title, before: 'You have named ', after: ` as your ${his} brother` }
  if (standing === 'claimed' && !isHisDoing && proposedBy !== null)
    return { title, before: `${proposedBy} says that `, after: ` is your ${his} brother` }
  if (standing === 'claimed')
    return isHisDoing
      ? { title, before: '', after: ` says that you are his ${own} brother` }
      : { title, before: 'By his name, ', after: ` stands as your ${his} brother` }
  return own === 'big' && !isHisDoing
    ? { title, before: '', after: ' is your little brother now' }
    : { title, before: 'You are ', after: `’s ${own} brother now` }
}

/** The title, and the sentence before the link and in it. */
export function aboutProposal({ kind, bigName, littleName, answeredBy }: ProposalNotification) {
  const tie = `${bigName} is the big brother of ${littleName}`
  if (kind === 'tie_proposed')
    return { title: 'A proposed tie', words: `It is proposed that ${tie}: `, link: 'see what waits' }
  return kind === 'proposal_confirmed'
    ? {
        title: 'Your proposal',
        words: `${answeredBy ?? 'An officer'} has confirmed that ${tie}: `,
        link: 'see the profile',
      }
    : {
        title: 'Your proposal',
        words: `${answeredBy ?? 'An officer'} says it is not so that ${tie}: `,
        link: 'see the profile',
      }
}

export function aboutAnswer({ kind, brotherIs, isHisDoing }: ClaimNotification): About {
  const title = TITLES[brotherIs]
  const what = `your ${brotherIs} brother`
  if (kind === 'claim_confirmed')
    return {
      title,
      before: '',
      after: isHisDoing ? ` has confirmed that he is ${what}` : ` is ${what}, an officer has confirmed`,
    }
  return { title, before: '', after: isHisDoing ? ` says that he is not ${what}` : ` is not ${what}, an officer says` }
}

const ABOUT_PHOTOS: Record<PhotoNotification['kind'], Omit<About, 'before'>> = {
  photo_tagged: { title: 'You are on a photo', after: ' has tagged you in ' },
  photo_tag_asked: { title: 'Are you on this photo?', after: ' would like to tag you in ' },
  photo_flagged: {
    title: 'Your photo is under review',
    after: 'It was flagged, and nobody but super admins sees it: ',
  },
  photo_review: { title: 'A photo waits for review', after: 'Flagged in ' },
  photo_approved: { title: 'Your photo is back', after: 'The review has let it stand: ' },
  photo_deleted: { title: 'Your photo was deleted', after: 'The review has removed it for good from ' },
  photo_failed: {
    title: 'A photo or video could not be made ready',
    after: 'It can be tried again, or downloaded as it was sent: ',
  },
}

/** The title, and what stands between the brother’s name, if there is one, and that of the album. */
export const aboutPhoto = ({ kind }: PhotoNotification) => ABOUT_PHOTOS[kind]

/** The title, and what stands before and after the name of the poll; its end is told by this time zone. */
export function aboutPoll({ kind, outcome, endDate }: PollNotification, timeZone: string): About {
  const end = endInZone(timeZone, momentAt(endDate))
  if (kind === 'poll_opened') return { title: 'A new poll', before: 'You can vote on ', after: ` until ${end}` }
  if (kind === 'poll_extended') return { title: 'A poll has a later end', before: '', after: ` is open until ${end}` }
  if (kind === 'poll_closing')
    return { title: 'A poll ends within a day', before: 'You have not voted yet on ', after: `, open until ${end}` }
  const title = outcome === 'void' ? 'A poll is void' : 'A poll has ended'
  return { title, before: '', after: outcome ? OUTCOMES[outcome] : '' }
}

const OUTCOMES: Record<NonNullable<PollNotification['outcome']>, string> = {
  open: '',
  decided: ' has a result',
  tie: ' ended in a tie',
  no_quorum: ' missed its quorum and binds nobody',
  no_votes: ' ended without a vote',
  void: ' was declared void',
}

/** The same of an election. */
export function aboutElection({ kind, result, endDate }: ElectionNotification, timeZone: string): About {
  const end = endInZone(timeZone, momentAt(endDate))
  if (kind === 'election_opened')
    return { title: 'An election has begun', before: 'You can vote in ', after: ` until ${end}` }
  if (kind === 'election_extended')
    return { title: 'An election has a later end', before: '', after: ` is open until ${end}` }
  if (kind === 'election_closing') {
    const before = 'You have not voted for every position of '
    return { title: 'An election ends within a day', before, after: `, open until ${end}` }
  }
  if (kind === 'key_to_turn')
    return { title: 'Your key is needed', before: '', after: ' has ended and waits for your key as a trustee' }
  if (kind === 'vote_recorded') return { title: 'A vote was recorded', before: 'In your name, in ', after: '' }
  const title = result === 'void' ? 'An election is void' : 'An election has ended'
  return { title, before: '', after: result ? RESULTS[result] : '' }
}

const RESULTS: Record<NonNullable<ElectionNotification['result']>, string> = {
  none: '',
  counting: '',
  final: ' has a result',
  tie: ' has a result, with a tie for a position',
  no_quorum: ' has ended, and a position missed its quorum',
  void: ' was declared void',
  not_held: ' has ended, and no vote was held',
}

/** What the mails of a topic tell. */
export const MAIL_TELLS: Record<UnsubscribeTopic, string> = {
  nearby: 'Brothers near your destinations',
  coming: 'A brother coming to where you live',
  crossing: 'A brother travelling where you travel',
  lineage: 'A big or little brother of yours, new or claimed, and when a brother of your line has passed',
  photos: 'Photos: when you are tagged, and when one of yours is reviewed',
  polls: 'Polls and elections: a new one, one that ends soon without your vote, and what it came to',
  results: 'The result of each vote you took part in, with what its record ends with',
  documents: 'Documents that the officers ask every brother to read, and files with a virus',
  gatherings:
    'Gatherings near you or to which you are asked: called, changed, called off, three days away, and your seat',
  record: 'Once a year, whether your city, phone, mail and work are still right',
  audit: 'The audit log and backups: when one is broken or fails, and the newest entry every day',
  requests: 'Requests to join, proposed ties and words to be read, that wait for the officers',
  news: 'News, at once or in the weekly digest',
}
