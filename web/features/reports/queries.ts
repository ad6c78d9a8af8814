// What the page of reports asks.
import { type ReportName, reports } from '@aerie/contract/reports'
import { endpointQuery } from '#lib/api.ts'

export const reportQuery = (report: ReportName) => endpointQuery(reports.show, { query: { report } })

export const csvAddress = (report: ReportName) => `${reports.csv.path}?report=${report}`

export const REPORT_NAMES: { value: ReportName; label: string; about: string }[] = [
  { value: 'membership', label: 'Membership', about: 'By class, country, status, over the years' },
  { value: 'votes', label: 'Votes', about: 'Who took part, never what they chose' },
  { value: 'trips', label: 'Trips', about: 'Where brothers went' },
  { value: 'storage', label: 'Storage', about: 'By room and by year' },
  { value: 'sign-ins', label: 'Sign-ins', about: 'Per month, counts only' },
]
