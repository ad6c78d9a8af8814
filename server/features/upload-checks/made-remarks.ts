// What is said of papers, photos and films that wait to be made ready, and of those that could not be.

import { counted } from '@aerie/text/plurals'
import type { Remark } from '#features/health-findings/finding.ts'
import type { MadeFigures } from './made-data.ts'

/** What waits for longer than this, in seconds, is late. */
const LATE = 3600

type MadeKind = 'document' | 'photo' | 'film'

export const waitingRemark = ({ waiting, seconds }: MadeFigures, kind: MadeKind): Remark | null =>
  seconds > LATE
    ? {
        title: `Some ${kind}s wait to be made ready`,
        sentence: `${counted(waiting, `${kind} waits`, `${kind}s wait`)} to be made ready, the oldest for ${counted(Math.floor(seconds / 3600), 'hour')}.`,
        advice: 'They are made one after the other. If their number does not fall, the log says why at “job failed”.',
      }
    : null

export const failedRemark = ({ failed }: MadeFigures, kind: MadeKind): Remark | null =>
  failed > 0
    ? {
        title: `Some ${kind}s could not be made ready`,
        sentence: `${counted(failed, kind)} of this week could not be made ready to be shown.`,
        advice:
          kind === 'document'
            ? 'They are kept as they came. Whoever uploaded them may try another file.'
            : 'They are kept as they came; who sent them reads the reason, and can have them made again.',
      }
    : null
