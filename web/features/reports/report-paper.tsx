// A report as on paper, which prints as it stands.
import './report.css'
import '#ui/theme/print-alone.css'
import type { Report, ReportTable, Series } from '@aerie/contract/reports'
import { exactMoment } from '@aerie/text/moments'
import { SiteMark } from '#features/logo/site-mark.tsx'
import { LineChart } from './line-chart.tsx'
import { placesShown, timeText, written } from './values.ts'

const COLUMNS = 8

interface ReportPaperProps {
  report: Report
  organisation: string
  /** Who asked for it. */
  reader: string
}

export const ReportPaper = ({ report, organisation, reader }: ReportPaperProps) => (
  <article className="report print-paper" data-theme="light" aria-label={`${report.title}: report`}>
    <header className="report-head">
      <div>
        <p className="caption">{organisation}</p>
        <h2>{report.title}</h2>
      </div>
      <SiteMark shape="large" />
    </header>
    <dl className="report-figures num">
      {report.figures.map(({ name, unit, value }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{written(value, unit)}</dd>
        </div>
      ))}
    </dl>
    <h3>{report.series.title}</h3>
    {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be within reach of the keyboard */}
    <section className="report-scroll" aria-label={report.series.title} tabIndex={0}>
      <LineChart series={report.series} />
      <SeriesTable series={report.series} />
    </section>
    {report.tables.length > 0 && (
      <div className="report-tables">
        {report.tables.map((table) => (
          <Counts key={table.title} table={table} />
        ))}
      </div>
    )}
    {report.note && <p className="report-note">{report.note}</p>}
    <footer className="report-foot num">{`Counted ${exactMoment(report.at)}, for ${reader}`}</footer>
  </article>
)

/** Where there are many years, some of them; the file has all. */
function SeriesTable({ series: { title, unit, labels, lines } }: { series: Series }) {
  const places = placesShown(labels.length, COLUMNS)
  return (
    <table className="report-series num">
      <caption className="sr-only">{title}</caption>
      <thead>
        <tr>
          <td />
          {places.map((at) => (
            <th key={at} scope="col">
              {timeText(labels[at] ?? '')}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {lines.map(({ name, values }) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            {places.map((at) => (
              <td key={at}>{written(values[at] ?? 0, unit)}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function Counts({ table: { title, unit, label, rows } }: { table: ReportTable }) {
  const most = unit === 'percent' ? 100 : Math.max(1, ...rows.map(({ value }) => value))
  return (
    <section>
      <h3>{title}</h3>
      {rows.length === 0 ? (
        <p className="report-note">None yet.</p>
      ) : (
        <table className="report-counts num">
          <caption className="sr-only">{title}</caption>
          <thead className="sr-only">
            <tr>
              <th scope="col">{label}</th>
              <th scope="col">Share</th>
              <th scope="col">Number</th>
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={row.label}>
                <th scope="row">{row.label}</th>
                <td>
                  <span className="report-bar" aria-hidden="true">
                    <span style={{ width: `${(100 * row.value) / most}%` }} />
                  </span>
                </td>
                <td>{written(row.value, unit)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  )
}
