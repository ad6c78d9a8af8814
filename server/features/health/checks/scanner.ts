// Whether the virus scanner answers, where one is set.
import { bad, type Check, good } from '../finding.ts'

export const scanner: Check = {
  id: 'scanner',
  title: 'The virus scanner could not be asked',
  async look({ scanner: asked }) {
    if (!asked)
      return good({
        title: 'Documents are not scanned for viruses',
        sentence: 'No virus scanner is set (CLAMD_SOCKET): what is uploaded is looked at by its kind alone.',
      })
    const version = await asked.version().catch(() => null)
    return version === null
      ? bad({
          title: 'The virus scanner does not answer',
          sentence: 'Documents that are uploaded wait, and nobody but their uploaders sees them.',
          advice: 'Start clamd again, or take CLAMD_SOCKET out and start Aerie again.',
        })
      : good({
          title: 'Documents are scanned for viruses',
          sentence: `${version.split('/').slice(0, 2).join(', ')} answers.`,
        })
  },
}
