// The notifications of nominations, in the bell, in emails and on devices; none of them says who has named somebody.
import type { NominationNotification } from '@aerie/contract/notifications'
import { counted, plural } from '@aerie/text/plurals'
import { endTold } from '#features/ballot-notices/moments.ts'
import { readTimeZone } from '#features/settings/service.ts'
import type { EmailNote, NotificationDefinition, NotificationRow } from '#platform/notification-kinds.ts'

type NominationKind = NominationNotification['kind']
type NominationRow = NotificationRow<NominationKind>

function pathOf({ kind, subjectId, facts }: Pick<NominationRow, 'kind' | 'subjectId' | 'facts'>) {
  if (kind === 'list_waits' || kind === 'nomination_appealed') return `/governance/elections/${subjectId}/nominations`
  const page = `/governance?tab=elections&election=${subjectId}`
  return kind === 'nominations_opened' || kind === 'dates_moved' ? page : `${page}&answer=${facts.positionId ?? 'yes'}`
}

const definition: NotificationDefinition<NominationKind> = {
  present: async (_ctx, rows) =>
    rows.map(({ id, kind, subjectId, facts, isRead, createdAt }): NominationNotification => {
      return { ...facts, id, kind, isRead, createdAt, electionId: subjectId }
    }),
  email: async (ctx, rows) => {
    const timeZone = await readTimeZone(ctx)
    return rows.map((row) => noteOf(row, timeZone))
  },
  push: {
    sentences: {
      nominations_opened: 'You can nominate brothers for an election.',
      nomination_asked: 'You are nominated, and asked whether you stand.',
      nomination_ruled: 'There is a ruling about your nomination.',
      dates_moved: 'The dates of an election have changed.',
      nomination_appealed: 'A brother appeals that he was refused.',
      list_waits: 'A list of candidates waits for officers.',
    },
    pathOf,
    urgency: 'normal',
  },
}

function noteOf(row: NominationRow, timeZone: string): EmailNote {
  const [subject, paragraph] = WORDS[row.kind](row.facts, (moment) => endTold(moment, timeZone))
  return {
    id: row.id,
    subject,
    paragraph,
    page: { from: 'the elections', label: LABELS[row.kind], path: pathOf(row) },
  }
}

const LABELS: Record<NominationKind, string> = {
  nominations_opened: 'Nominate a brother',
  nomination_asked: 'Answer whether you stand',
  nomination_ruled: 'Open the ruling',
  dates_moved: 'Open the election',
  nomination_appealed: 'Open the nominations',
  list_waits: 'Open the list',
}

type Words = (facts: NominationRow['facts'], told: (moment: string) => string) => [subject: string, paragraph: string]

const WORDS: Record<NominationKind, Words> = {
  nominations_opened: ({ title, until }, told) => [
    `Nominate brothers for “${title}”`,
    `You can nominate a brother, or yourself, for “${title}” until ${told(until)}.`,
  ],
  nomination_asked: ({ title, position, until }, told) => [
    `You are nominated for ${position}`,
    `You are nominated for ${position} in “${title}”. Say until ${told(until)} whether you stand; no answer counts as no. Who nominated you, and why, is on the page.`,
  ],
  nomination_ruled: ({ title, position, ruling, word }) => {
    const said = RULINGS[ruling ?? 'refused']
    const appeal = ruling === 'refused' ? ' You have two days to appeal, once; super admins decide.' : ''
    return [`${position} in “${title}”`, `${said} for ${position} in “${title}”: ${word}${appeal}`]
  },
  dates_moved: (facts, told) => [`The dates of “${facts.title}” have changed`, movedWords(facts, told)],
  nomination_appealed: ({ title, position }) => [
    `An appeal in “${title}”`,
    `A brother who was refused for ${position} in “${title}” appeals. A super admin decides.`,
  ],
  list_waits: ({ title, empty, until }, told) => [
    `Who stands in “${title}” is to be confirmed`,
    `Nominations for “${title}” are closed. Voting begins ${told(until)}, once officers who do not stand have confirmed the list.${emptied(empty)}`,
  ],
}

/** While the list is open, until when that is. */
function movedWords({ title, until, voting }: NominationRow['facts'], told: (moment: string) => string) {
  const { from = until, until: end = until } = voting ?? {}
  const named = until === from ? '' : ` Brothers can be named until ${told(until)}.`
  return `Voting in “${title}” begins ${told(from)} and ends ${told(end)}.${named}`
}

const emptied = (count: number) =>
  count === 0
    ? ''
    : ` ${counted(count, 'position')} without a candidate ${plural(count, 'was', 'were')} taken out; you can open nominations again once.`

const RULINGS = {
  refused: 'Officers have refused you',
  upheld: 'Your appeal was decided, and you stay refused',
  overturned: 'Your appeal was decided, and you stand',
}

export const nominationNotifications: Record<NominationKind, NotificationDefinition<NominationKind>> = {
  nominations_opened: definition,
  nomination_asked: definition,
  nomination_ruled: definition,
  dates_moved: definition,
  nomination_appealed: definition,
  list_waits: definition,
}
