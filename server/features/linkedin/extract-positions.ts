// Work experience out of the export that LinkedIn gives its member; nothing of it is stored.
import type { Readable } from 'node:stream'
import type { Extraction } from '@aerie/contract/linkedin'
import { plural } from '@aerie/text/plurals'
import { findPositions, UnreadableExport } from './find-positions.ts'
import { readPositions } from './read-positions.ts'

/** In bytes. Exports with everything in them are some ten megabytes. */
export const LARGEST_EXPORT = 50 * 1_048_576

/** Reads the file no further than it has to, and closes it. */
export async function extractPositions(upload: Readable): Promise<Extraction> {
  try {
    const file = await findPositions(upload)
    return file ? answer(await readPositions(file)) : nothing('There is no Positions.csv in this zip.')
  } catch (error) {
    if (!(error instanceof UnreadableExport)) throw error
    return nothing(error.message)
  } finally {
    upload.destroy()
  }
}

const answer = (workExperience: Extraction['workExperience']) =>
  workExperience.length > 0
    ? {
        success: true,
        workExperience,
        message: `Found ${workExperience.length} ${plural(workExperience.length, 'position')}.`,
      }
    : nothing('There are no positions in this file.')

const nothing = (why: string) => ({ success: false, workExperience: [], message: `${why} Type your positions in.` })
