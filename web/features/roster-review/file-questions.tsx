// What is asked once for a whole file: its letters, columns that could stand for each other, statuses that nobody knows.
import type { ImportReport, RosterReading } from '@aerie/contract/rosters'
import { useState } from 'react'
import { ColumnChoice } from './column-choice.tsx'
import { LettersChoice } from './letters-choice.tsx'
import { StatusChoices } from './status-choices.tsx'

interface FileQuestionsProps {
  report: ImportReport
  reading: RosterReading
  onRead: (reading: RosterReading) => void
}

export function FileQuestions({ report, reading, onRead }: FileQuestionsProps) {
  const [first] = useState(report)
  const { headerRow, letters, columnQuestions, statusQuestions } = report
  const hasStatuses = statusQuestions.length > 0 || Object.keys(reading.statuses).length > 0
  const isShown = headerRow > 1 || letters !== null || columnQuestions.length > 0 || hasStatuses
  return (
    <>
      {/* It is there before there is something to say. */}
      <p role="status" className="sr-only">
        {report === first ? '' : `The file was read again. ${report.message}`}
      </p>
      {isShown && (
        <section aria-label="Questions about the whole file" className="grid gap-4 rounded-md border border-line p-4">
          {headerRow > 1 && (
            <p className="text-ink-2">
              The header was found in line <span className="num">{headerRow}</span>; what stands above it was left
              aside.
            </p>
          )}
          {letters && (
            <LettersChoice
              letters={letters}
              onChoose={(chosen) => onRead({ ...reading, letters: chosen, columns: {} })}
            />
          )}
          {columnQuestions.map((question) => (
            <ColumnChoice
              key={question.field}
              question={question}
              chosen={reading.columns[question.field]}
              onChoose={(at) => onRead({ ...reading, columns: { ...reading.columns, [question.field]: at } })}
            />
          ))}
          {hasStatuses && (
            <StatusChoices
              questions={statusQuestions}
              answers={reading.statuses}
              onAnswer={(word, isActive) => onRead({ ...reading, statuses: { ...reading.statuses, [word]: isActive } })}
            />
          )}
        </section>
      )}
    </>
  )
}
