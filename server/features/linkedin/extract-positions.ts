// Work experience out of the export that LinkedIn gives its member; nothing of it is kept here.
import type { Readable } from 'node:stream'
import type { Extraction } from '@aerie/contract/linkedin'
import { Refusal } from '#platform/errors.ts'
import { findPositions, UnreadableExport } from './find-positions.ts'
import { readPositions } from './read-positions.ts'

/** In bytes. Exports with everything in them are some ten megabytes. */
export const LARGEST_EXPORT = 50 * 1_048_576

export const tooLarge = () =>
  new Refusal('too_large', 'The file is larger than 50 MB. Take Positions.csv out of the zip and choose that.')

/** Reads the upload as it arrives, and no further than it has to. */
export async function extractPositions(upload: Readable): Promise<Extraction> {
  upload.once('limit', () => upload.destroy(tooLarge()))
  try {
    const file = await findPositions(upload)
    return file ? answer(await readPositions(file)) : nothing('There is no Positions.csv in this zip.')
  } catch (error) {
    if (!(error instanceof UnreadableExport)) throw error
    return nothing(error.message)
  } finally {
    upload.resume()
  }
}

const answer = (workExperience: Extraction['workExperience']) =>
  workExperience.length > 0
    ? { success: true, workExperience, message: `Found ${counted(workExperience.length)}.` }
    : nothing('There are no positions in this file.')

const counted = (count: number) => (count === 1 ? '1 position' : `${count} positions`)

const nothing = (why: string) => ({ success: false, workExperience: [], message: `${why} Type your positions in.` })
