// Has checks look at the installation, each by itself, so that one that fails or hangs takes no other with it.
import type { Finding } from '@aerie/contract/health'
import { attention, type Check, type CheckResult, type Deployment } from './finding.ts'

const TIMEOUT_MS = 3_000

interface Looked {
  check: Check
  finding: Finding
  /** Empty where the check failed. */
  figures: Partial<CheckResult['figures']>
}

export const lookAtAll = (place: Deployment, checks: readonly Check[]) =>
  Promise.all(checks.map((check) => lookWithPatience(check, place)))

async function lookWithPatience(check: Check, place: Deployment): Promise<Looked> {
  const { id, title, look } = check
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('It did not answer within three seconds.')), TIMEOUT_MS)
  })
  try {
    const { figures, ...found } = await Promise.race([Promise.resolve(place).then(look), late])
    return { check, finding: { id, ...found }, figures }
  } catch (error) {
    const sentence = error instanceof Error ? error.message : 'It failed without a reason.'
    const finding = attention({ title, sentence, advice: 'Look again in a minute; the log may say more.' })
    return { check, finding: { id, ...finding }, figures: {} }
  } finally {
    clearTimeout(timer)
  }
}
