// What is kept of a member here, as he takes it along.
import type { ExportSection } from '#platform/export-section.ts'

export const lostSections: ExportSection[] = [
  {
    chapter: 'membership',
    title: 'That you do not wish to be sought',
    table: 'unsought_members',
    by: 'member_id',
    columns: ['since'],
  },
  {
    chapter: 'membership',
    title: 'When officers noted that you are not lost',
    table: 'found_members',
    by: 'member_id',
    columns: ['found_at'],
  },
  {
    chapter: 'membership',
    title: 'What others were asked about you',
    table: 'lost_questions',
    by: 'lost_id',
    columns: ['asked_at', 'answered_at', 'answer', 'answer_words', 'answer_email'],
  },
  {
    chapter: 'membership',
    title: 'What you were asked about others',
    table: 'lost_questions',
    by: 'asked_id',
    columns: ['asked_at', 'words', 'answered_at', 'answer', 'answer_words', 'answer_email'],
  },
]
