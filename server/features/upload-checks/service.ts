// The checks of what members upload: whether it is scanned, and made ready to be shown.
import type { Check } from '#features/health-findings/finding.ts'
import { films } from './films.ts'
import { office } from './office.ts'
import { scanner } from './scanner.ts'

export const UPLOAD_CHECKS: readonly Check[] = [films, office, scanner]
