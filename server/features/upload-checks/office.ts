// Whether Office files are converted, and what is missing where they are not.
import { counted } from '@aerie/text/plurals'
import { checkOf, type Remark, remarked } from '#features/health-findings/finding.ts'
import type { OfficeState } from '#platform/office/find-office.ts'
import { readPapers } from './made-data.ts'
import { failedRemark, waitingRemark } from './made-remarks.ts'

const PACKAGES = 'libreoffice-writer-nogui libreoffice-calc-nogui libreoffice-impress-nogui'
const INSTEAD =
  'New Word, Excel and PowerPoint files are shown in a simpler form, and old Word and PowerPoint files can only be downloaded.'

const shown = (sentence: string): OfficeReport => ({
  words: { title: 'Office files are shown page by page', sentence },
  remark: null,
})

const simpler = (sentence: string, advice: string): OfficeReport => {
  const words = { title: 'Office files are shown simply', sentence }
  return { words, remark: { ...words, advice } }
}

interface OfficeReport {
  /** Where nothing is remarked. */
  words: { title: string; sentence: string }
  remark: Remark | null
}

const FOUND: Record<OfficeState, OfficeReport> = {
  caged: shown(
    'LibreOffice and bubblewrap were found: a PDF is made of each Office file, in a cage without a network.',
  ),
  unconfined: shown(
    'LibreOffice was found and runs without a cage, as OFFICE_UNCONFINED says: only right where the machine holds nothing but Aerie.',
  ),
  'no soffice': simpler(
    `LibreOffice was not found. ${INSTEAD}`,
    `Install it with its cage (on Debian: apt-get install --no-install-recommends ${PACKAGES} bubblewrap) and start Aerie again.`,
  ),
  'no bwrap': simpler(
    `LibreOffice was found, but not bubblewrap, without which it is not let near files that others sent. ${INSTEAD}`,
    'Install bubblewrap (on Debian: apt-get install bubblewrap) and start Aerie again.',
  ),
  forbidden: simpler(
    `LibreOffice and bubblewrap were found, but this machine forbids bubblewrap to make its cage, as containers do. ${INSTEAD}`,
    'Let the container make user namespaces, or, if it holds nothing but Aerie, set OFFICE_UNCONFINED=yes; then start Aerie again.',
  ),
}

export const office = checkOf({
  id: 'office',
  title: 'Documents could not be looked at',
  gauges: {
    documents_waiting: 'Documents that wait to be made ready.',
    documents_failed: 'Documents of the last seven days that could not be made ready.',
    documents_unconverted: 'Office files of which LibreOffice made nothing in the last seven days.',
  },
  async look({ ctx, installation }) {
    const papers = await readPapers(ctx.db)
    const { words, remark } = FOUND[installation.office]
    const remarks = [failedRemark(papers, 'document'), waitingRemark(papers, 'document'), remark].filter(
      (each) => each !== null,
    )
    const unconverted =
      papers.unconverted > 0
        ? ` Of ${counted(papers.unconverted, 'file')} this week it made none, and they are shown in a simpler form.`
        : ''
    const figures = {
      documents_waiting: papers.waiting,
      documents_failed: papers.failed,
      documents_unconverted: papers.unconverted,
    }
    const figure = `${papers.waiting} waiting`
    return { ...remarked(remarks, { ...words, sentence: `${words.sentence}${unconverted}`, figure }), figures }
  },
})
