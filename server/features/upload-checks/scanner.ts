// Whether the virus scanner answers, where one is set.

import { counted } from '@aerie/text/plurals'
import { bad, checkOf, type Deployment, good } from '#features/health-findings/finding.ts'
import { readUnscanned } from './made-data.ts'

export const scanner = checkOf({
  id: 'scanner',
  title: 'The virus scanner could not be asked',
  gauges: { documents_unscanned: 'Documents that the virus scanner has not answered about.' },
  async look({ ctx, scanner: asked }) {
    const unscanned = await readUnscanned(ctx.db)
    return { ...(await findingOf(asked, unscanned)), figures: { documents_unscanned: unscanned } }
  },
})

async function findingOf(asked: Deployment['scanner'], unscanned: number) {
  if (!asked)
    return good({
      title: 'Documents are not scanned for viruses',
      sentence: 'No virus scanner is set (CLAMD_SOCKET): what is uploaded is looked at by its kind alone.',
    })
  const version = await asked.version().catch(() => null)
  return version === null
    ? bad({
        title: 'The virus scanner does not answer',
        sentence: `Documents that are uploaded wait, and nobody but their uploaders sees them. ${unscanned === 0 ? 'None does yet.' : `${counted(unscanned, 'does', 'do')} now.`}`,
        advice: 'Start clamd again, or take CLAMD_SOCKET out and start Aerie again.',
      })
    : good({
        title: 'Documents are scanned for viruses',
        sentence: `${version.split('/').slice(0, 2).join(', ')} answers.`,
      })
}
