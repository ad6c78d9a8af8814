// The report of the membership: over the years, by country and by class.
import { FOUNDING_CLASSES, pledgeClassLabel } from '@aerie/contract/classes'
import type { ReportTable } from '@aerie/contract/reports'
import { yearOf } from '@aerie/text/dates'
import { range, shorten, sumOf, type Write } from './counting.ts'
import * as data from './data.ts'

export const membership: Write = async (db, today, { shortName, classCount, yearsOfHistory }) => {
  const year = yearOf(today)
  const [classes, countries] = await Promise.all([data.countClasses(db), data.countCountries(db)])
  const all = sumOf(classes, ({ members }) => members)
  const active = sumOf(classes, (row) => row.active)
  const founded = year - yearsOfHistory
  const dated = classes.flatMap((row) => {
    const joined = yearOfClass(row, founded)
    return joined === null || joined > year ? [] : [{ ...row, joined: Math.max(joined, founded) }]
  })
  const years = range(founded, year)
  const until = (count: (row: data.ClassCount) => number) =>
    years.map((at) =>
      sumOf(
        dated.filter(({ joined }) => joined <= at),
        count,
      ),
    )
  return {
    title: `Membership, ${founded} to ${year}`,
    figures: [
      { name: 'brothers', unit: 'count', value: all },
      { name: 'active', unit: 'count', value: active },
      { name: 'countries', unit: 'count', value: countries.filter(({ label }) => label !== null).length },
      {
        name: 'joined this year',
        unit: 'count',
        value: sumOf(
          dated.filter(({ joined }) => joined === year),
          ({ members }) => members,
        ),
      },
    ],
    series: {
      title: 'Brothers over the years',
      unit: 'count',
      labels: years.map(String),
      lines: [
        { name: 'all', values: until(({ members }) => members) },
        { name: 'active', values: until((row) => row.active) },
      ],
    },
    tables: [
      { title: 'Where they live', unit: 'count', label: 'Country', rows: shorten(countries, 'Not said', 'countries') },
      { title: 'By class', unit: 'count', label: 'Class', rows: byClass(classes, shortName, classCount) },
    ],
    note: `The year is that of a brother’s class, one class a year since ${founded}; active is who is so today.${dated.length < classes.length ? ' Brothers without a class are in no year.' : ''}`,
  }
}

/** Of older records the class is a year by itself. */
function yearOfClass({ pledge_class, class: given }: data.ClassCount, founded: number) {
  if (pledge_class !== null) return founded + Math.max(pledge_class, 0)
  if (given === null) return null
  return given >= 1900 ? given : founded + given
}

const CLASSES_IN_ROW = 5

function byClass(classes: data.ClassCount[], shortName: string, classCount: number): ReportTable['rows'] {
  const known = classes.map(({ pledge_class, class: given, members }) => ({ at: pledge_class ?? given, members }))
  const founding = FOUNDING_CLASSES.map((at) => ({
    label: pledgeClassLabel(at, shortName),
    value: sumOf(
      known.filter((row) => row.at === at),
      ({ members }) => members,
    ),
  }))
  const numbered = range(0, Math.ceil(classCount / CLASSES_IN_ROW) - 1).map((row) => {
    const [from, to] = [row * CLASSES_IN_ROW + 1, Math.min((row + 1) * CLASSES_IN_ROW, classCount)]
    const value = sumOf(
      known.filter(({ at }) => at !== null && at >= from && at <= to),
      ({ members }) => members,
    )
    return { label: from === to ? `${from}` : `${from} to ${to}`, value }
  })
  const rows = [...founding, ...numbered].filter(({ value }) => value > 0)
  const rest = sumOf(known, ({ members }) => members) - sumOf(rows, ({ value }) => value)
  return rest > 0 ? [...rows, { label: 'No class, or another', value: rest }] : rows
}
