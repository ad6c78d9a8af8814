// Tells a file that is at fault from a failure that another attempt may mend.
import { Refusal } from '#platform/errors.ts'

/** Null where the file cannot be read as what it says it is; any other failure is thrown. */
export async function nullWhereNotValid<T>(work: () => Promise<T>) {
  try {
    return await work()
  } catch (error) {
    if (error instanceof Refusal && error.code === 'not_valid') return null
    throw error
  }
}
