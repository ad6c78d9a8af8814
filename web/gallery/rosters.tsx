// What an import asks once for a whole file.
import { AS_GUESSED, type ImportReport } from '@aerie/contract/rosters'
import { useState } from 'react'
import { FileQuestions } from '../features/roster-review/file-questions.tsx'
import { GallerySection } from './gallery-section.tsx'

const REPORT: ImportReport = {
  ...{ importId: null, dryRun: true, message: '40 members would come in.', total: 40, imported: 40, caveats: 2 },
  ...{ invitable: 22, skipped: 0, excluded: 0, failed: 0, errors: [], columns: [], lines: [] },
  headerRow: 3,
  letters: {
    ...{ taken: 'windows-1250', isDoubtful: true, likely: ['windows-1250', 'windows-1252', 'mac-ce'] },
    names: ['Łukasz Wójcik', 'Stanisław Żółkiewski', 'Zdzisław Mączka'],
  },
  columnQuestions: [
    {
      ...{ field: 'currentPosition', taken: 4 },
      columns: [
        { at: 4, header: 'Position', examples: ['Treasurer', 'Rush Chair'] },
        { at: 2, header: 'Job Title', examples: ['Bookbinder', 'Hydrologist at the Institute of Inland Waters'] },
      ],
    },
  ],
  statusQuestions: [
    { word: 'Affiliate', count: 17 },
    { word: 'Corresponding member without voting rights', count: 1 },
  ],
}

export function RosterPieces() {
  const [reading, setReading] = useState(AS_GUESSED)
  return (
    <GallerySection title="Questions of an import">
      <FileQuestions report={REPORT} reading={reading} onRead={setReading} />
    </GallerySection>
  )
}
