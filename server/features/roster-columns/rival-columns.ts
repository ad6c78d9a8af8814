// Several columns for one field: where both say something, the officer is asked which of them counts.
import type { ColumnQuestion } from '@aerie/contract/roster-questions'
import { shortened } from '@aerie/roster-reading/cells/cell-text'
import { cleanLine } from '@aerie/text/clean-text'
import { saysNothing } from '@aerie/text/says-nothing'
import type { Columns } from './columns.ts'

export interface RivalColumns {
  see(cells: string[]): void
  /** Of what was seen so far. */
  questions(): ColumnQuestion[]
}

const EXAMPLES = 2

/** Only columns that say something else than the one that is read, or something where that is empty, are worth a question. */
export function watchRivals({ list, rivals }: Columns): RivalColumns {
  const watched = [...rivals].map(([field, places]) => ({
    field,
    taken: places[0] ?? 0,
    columns: places.map((at) => ({ at, header: list[at]?.header ?? '', examples: [] as string[], isOther: false })),
  }))
  return {
    see(cells) {
      for (const { columns, taken } of watched) {
        const held = textOf(cells[taken])
        for (const column of columns) {
          const text = column.at === taken ? held : textOf(cells[column.at])
          if (text === '') continue
          const isAsked = held === '' ? list[column.at]?.standsIn === null : text.toLowerCase() !== held.toLowerCase()
          if (isAsked) column.isOther = true
          if (column.examples.length < EXAMPLES && !column.examples.includes(text)) column.examples.push(text)
        }
      }
    },
    questions: () =>
      watched.flatMap(({ field, taken, columns }) => {
        const asked = columns.filter(({ at, isOther }) => at === taken || isOther)
        const shown = asked.map(({ at, header, examples }) => ({ at, header, examples }))
        return shown.length > 1 ? [{ field, taken, columns: shown }] : []
      }),
  }
}

function textOf(cell = '') {
  const text = shortened(cleanLine(cell))
  return saysNothing(text) ? '' : text
}
