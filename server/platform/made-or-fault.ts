// Tells a file that is at fault from a failure that another attempt may mend.
import { Refusal } from './errors.ts'

/** What `work` made, or the sentence with which the file was refused; any other failure is thrown, to be tried again. */
export async function madeOrFault<T>(work: () => Promise<T>): Promise<{ made: T } | { fault: string }> {
  try {
    return { made: await work() }
  } catch (error) {
    if (error instanceof Refusal && error.code === 'not_valid') return { fault: error.message }
    throw error
  }
}

/** Null where the file is at fault. */
export async function nullWhereNotValid<T>(work: () => Promise<T>) {
  const outcome = await madeOrFault(work)
  return 'made' in outcome ? outcome.made : null
}
