// Whether the keys of votes and marks lie where nobody but Aerie reads them.
import { stat } from 'node:fs/promises'
import { attention, bad, type Check, good } from '../finding.ts'

const OTHERS = 0o077

export const keys: Check = {
  id: 'keys',
  title: 'Keys could not be looked at',
  async look({ installation }) {
    const folders = await Promise.all(
      installation.keyFolders.map(async (folder) => ({ folder, mode: await modeOf(folder) })),
    )
    const missing = folders.filter(({ mode }) => mode === null)
    const open = folders.filter(({ mode }) => mode !== null && (mode & OTHERS) !== 0)
    const figure = `${folders.length - missing.length - open.length} of ${folders.length}`
    if (missing.length > 0)
      return attention({
        title: 'No keys yet',
        sentence: `${missing.map(({ folder }) => folder).join(' and ')} is not there. Keys are made with the first vote and the first photo.`,
        figure,
        advice:
          'After moving to another machine, bring the folder keys along: sealed ballots cannot be opened without it.',
      })
    if (open.length > 0 && process.platform !== 'win32')
      return bad({
        title: 'Others can read the keys',
        sentence: `${open.map(({ folder }) => folder).join(' and ')} can be read by other accounts of this machine.`,
        figure,
        advice: `Take their rights away: chmod 700 ${open.map(({ folder }) => folder).join(' ')}`,
      })
    return good({
      title: 'Keys are where they belong',
      sentence: 'The keys of votes and marks lie outside the database, readable by Aerie alone.',
      figure,
    })
  },
}

const modeOf = async (folder: string) => {
  try {
    return (await stat(folder)).mode
  } catch {
    return null
  }
}
