// Whether Office files are converted, and what is missing where they are not.
import type { OfficeState } from '#platform/office/find-office.ts'
import { attention, type Check, good } from '../finding.ts'

const PACKAGES = 'libreoffice-writer-nogui libreoffice-calc-nogui libreoffice-impress-nogui'
const INSTEAD =
  'New Word, Excel and PowerPoint files are shown in a simpler form, and old Word and PowerPoint files can only be downloaded.'
const title = 'Office files are shown simply'

const FINDINGS: Record<OfficeState, ReturnType<Check['look']>> = {
  caged: good({
    title: 'Office files are shown page by page',
    sentence: 'LibreOffice and bubblewrap were found: a PDF is made of each Office file, in a cage without a network.',
  }),
  unconfined: good({
    title: 'Office files are shown page by page',
    sentence:
      'LibreOffice was found and runs without a cage, as OFFICE_UNCONFINED says: only right where the machine holds nothing but Aerie.',
  }),
  'no soffice': attention({
    title,
    sentence: `LibreOffice was not found. ${INSTEAD}`,
    advice: `Install it with its cage (on Debian: apt-get install --no-install-recommends ${PACKAGES} bubblewrap) and start Aerie again.`,
  }),
  'no bwrap': attention({
    title,
    sentence: `LibreOffice was found, but not bubblewrap, without which it is not let near files that others sent. ${INSTEAD}`,
    advice: 'Install bubblewrap (on Debian: apt-get install bubblewrap) and start Aerie again.',
  }),
  forbidden: attention({
    title,
    sentence: `LibreOffice and bubblewrap were found, but this machine forbids bubblewrap to make its cage, as containers do. ${INSTEAD}`,
    advice:
      'Let the container make user namespaces, or, if it holds nothing but Aerie, set OFFICE_UNCONFINED=yes; then start Aerie again.',
  }),
}

export const office: Check = {
  id: 'office',
  title: 'Office files could not be looked at',
  look: ({ installation }) => FINDINGS[installation.office],
}
