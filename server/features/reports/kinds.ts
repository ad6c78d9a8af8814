// What each report says: its figures, its line over time, and its tables.

import type { ReportName } from '@aerie/contract/reports'
import { yearOf } from '@aerie/text/dates'
import { plural } from '@aerie/text/plurals'
import { clockIn, dayEndingIn, startOfDayIn, zoneName } from '@aerie/text/zones'
import { MOST_ROWS, mean, range, share, shorten, sumOf, type Write, yearsOf } from './counting.ts'
import * as data from './data.ts'
import { membership } from './membership.ts'

const SIGN_IN_MONTHS = 24

const votes: Write = async (db, _today, { timeZone }) => {
  const held = (await data.listVotes(db)).map((vote) => ({ ...vote, year: yearOfEnd(timeZone, vote.ended_at) }))
  const shares = held.map(({ eligible, voters }) => share(voters, eligible))
  // Of a year without votes there is no average.
  const years = [...new Set(held.map(({ year }) => year))].sort()
  return {
    title: 'Participation in votes',
    figures: [
      { name: plural(held.length, 'vote held', 'votes held'), unit: 'count', value: held.length },
      { name: 'ballots', unit: 'count', value: sumOf(held, ({ voters }) => voters) },
      { name: 'took part on average', unit: 'percent', value: mean(shares) },
      { name: 'at the best', unit: 'percent', value: Math.max(0, ...shares) },
    ],
    series: {
      title: 'Average share of the entitled who took part',
      unit: 'percent',
      labels: years.map(String),
      lines: [
        {
          name: 'took part',
          values: years.map((year) => mean(held.flatMap((vote, at) => (vote.year === year ? [shares[at] ?? 0] : [])))),
        },
      ],
    },
    tables: [
      {
        title: held.length > MOST_ROWS ? `The last ${MOST_ROWS} votes` : 'Votes',
        unit: 'percent',
        label: 'Vote',
        rows: held.slice(0, MOST_ROWS).map((vote, at) => ({ label: vote.title, value: shares[at] ?? 0 })),
      },
    ],
    note: 'Closed polls and positions of elections; void ones are left out. Who took part is counted, never what was voted.',
  }
}

/** A vote that ends with the last day of a year is one of that year. */
const yearOfEnd = (zone: string, at: Date) => yearOf(dayEndingIn(zone, at) ?? clockIn(zone, at).day)

const trips: Write = async (db, today) => {
  const [byYear, countries, cities, travellers] = await Promise.all([
    data.countTrips(db),
    data.countDestinations(db, 'country'),
    data.countDestinations(db, 'city'),
    data.countTravellers(db),
  ])
  const years = yearsOf(
    byYear.map(({ year }) => year),
    today,
  )
  const inYear = (year: number) => byYear.find((row) => row.year === year)
  return {
    title: 'Trips',
    figures: [
      { name: 'trips', unit: 'count', value: sumOf(byYear, (row) => row.trips) },
      { name: 'shared', unit: 'count', value: sumOf(byYear, ({ shared }) => shared) },
      { name: 'travellers', unit: 'count', value: travellers },
      { name: 'countries', unit: 'count', value: countries.length },
    ],
    series: {
      title: 'Trips by the year they begin',
      unit: 'count',
      labels: years.map(String),
      lines: [
        { name: 'all', values: years.map((year) => inYear(year)?.trips ?? 0) },
        { name: 'shared', values: years.map((year) => inYear(year)?.shared ?? 0) },
      ],
    },
    tables: [
      { title: 'Countries', unit: 'count', label: 'Country', rows: shorten(countries, '', 'countries') },
      { title: 'Cities', unit: 'count', label: 'City', rows: shorten(cities, '', 'cities') },
    ],
    note: 'Countries and cities are those of shared trips; private ones are counted among all trips alone.',
  }
}

const storage: Write = async (db, today, { timeZone }) => {
  const [byYear, albums, database] = await Promise.all([
    data.sumStorage(db, timeZone),
    data.sumAlbums(db),
    data.sizeOfDatabase(db),
  ])
  const years = yearsOf(
    byYear.map(({ year }) => year),
    today,
  )
  const until = (year: number, count: (row: data.StorageYear) => number) =>
    sumOf(
      byYear.filter((row) => row.year <= year),
      count,
    )
  const photos = sumOf(byYear, (row) => row.photos)
  const documents = sumOf(byYear, (row) => row.documents)
  return {
    title: 'Storage',
    figures: [
      { name: 'photos and videos', unit: 'bytes', value: photos },
      { name: 'documents', unit: 'bytes', value: documents },
      { name: 'database', unit: 'bytes', value: database },
    ],
    series: {
      title: 'What was kept at the end of each year',
      unit: 'bytes',
      labels: years.map(String),
      lines: [
        { name: 'photos and videos', values: years.map((year) => until(year, (row) => row.photos)) },
        { name: 'documents', values: years.map((year) => until(year, (row) => row.documents)) },
      ],
    },
    tables: [{ title: 'Albums', unit: 'bytes', label: 'Album', rows: shorten(albums, '', 'albums') }],
    note: 'Files as they were sent. What Aerie makes of them to show them comes on top, as do portraits.',
  }
}

const signIns: Write = async (db, today, { timeZone }) => {
  const months = range(1 - SIGN_IN_MONTHS, 0).map((by) => monthAfter(today, by))
  const rows = await data.countSignIns(db, timeZone, startOfDayIn(timeZone, `${months[0]}-01`))
  const inMonth = (month: string) => rows.find((row) => row.month === month)
  const latest = inMonth(months.at(-1) ?? '')
  return {
    title: 'Sign-ins',
    figures: [
      { name: 'in two years', unit: 'count', value: sumOf(rows, ({ sign_ins }) => sign_ins) },
      { name: 'this month', unit: 'count', value: latest?.sign_ins ?? 0 },
      { name: 'brothers this month', unit: 'count', value: latest?.members ?? 0 },
    ],
    series: {
      title: 'Sign-ins by month',
      unit: 'count',
      labels: months,
      lines: [
        { name: 'sign-ins', values: months.map((month) => inMonth(month)?.sign_ins ?? 0) },
        { name: 'brothers', values: months.map((month) => inMonth(month)?.members ?? 0) },
      ],
    },
    tables: [],
    note: `A brother who stays signed in is counted once, in the month in which he typed his password. Months end by ${zoneName(timeZone)}.`,
  }
}

/** Such as '2026-12', so many months after that of a day. */
function monthAfter(day: string, by: number) {
  const month = new Date(`${day.slice(0, -2)}01`)
  month.setUTCMonth(month.getUTCMonth() + by)
  return month.toISOString().slice(0, 7)
}

export const REPORTS: Record<ReportName, Write> = { membership, votes, trips, storage, 'sign-ins': signIns }
