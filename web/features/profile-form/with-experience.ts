// Takes positions from elsewhere over into the form: into what is empty, and after what is there.
import type { WorkEntry } from '@aerie/contract/members'
import type * as z from 'zod/mini'
import { isFilled, type ProfileForm, type WorkRow } from './form-values.ts'

type WorkItem = z.infer<typeof WorkEntry>
type Work = Pick<ProfileForm, 'currentPosition' | 'currentCompany' | 'workStartDate' | 'workHistory'>

/** The first position without an end becomes the current one where none is named; known ones are not repeated. */
export function withExperience(work: Work, entries: readonly WorkItem[]): Work {
  const hasCurrent = Boolean(work.currentPosition.trim() || work.currentCompany.trim())
  const current = hasCurrent ? undefined : entries.find(({ endDate }) => !endDate)
  const history = work.workHistory.filter(isFilled)
  const known = new Set([keyOf({ title: work.currentPosition, company: work.currentCompany }), ...history.map(keyOf)])
  const fresh = entries.filter((entry) => entry !== current && !known.has(keyOf(entry))).map(rowOf)
  return {
    currentPosition: current?.title ?? work.currentPosition,
    currentCompany: current?.company ?? work.currentCompany,
    workStartDate: current ? (current.startDate ?? '') : work.workStartDate,
    workHistory: [...history, ...fresh],
  }
}

const keyOf = ({ title, company }: Pick<WorkRow, 'title' | 'company'>) =>
  `${title.trim()}\n${company.trim()}`.toLowerCase()

const rowOf = ({ title, company, startDate, endDate }: WorkItem): WorkRow => ({
  title,
  company,
  startDate: startDate ?? '',
  endDate: endDate ?? '',
})
