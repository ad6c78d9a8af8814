// Puts a film that browsers play into an mp4, and says of any other whether it is at fault or only of another kind.
import { madeOrFault } from '../made-or-fault.ts'
import type { Film, Films } from './films.ts'

/** `fault` is the sentence for one that cannot be taken apart here; others may still manage. */
export type Tried = { made: Film | null; film: Film | null; fault: string | null }

/** Writes to a path; where nothing can convert it, also what only some browsers play. */
export async function repackWherePlayable({ ffmpeg, ...films }: Films, file: string, to: string): Promise<Tried> {
  const probed = await madeOrFault(() => films.probe(file))
  if ('fault' in probed) return { made: null, film: null, fault: probed.fault }
  const film = probed.made
  if (!film || (!film.isPlayable && ffmpeg)) return { made: null, film, fault: null }
  const packed = await madeOrFault(() => films.repack(file, to))
  return 'fault' in packed ? { made: null, film, fault: packed.fault } : { made: packed.made, film, fault: null }
}
