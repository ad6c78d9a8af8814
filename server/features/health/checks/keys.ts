// Whether the keys of votes and marks lie where nobody but Aerie reads them, and those of all votes are there.
import { stat } from 'node:fs/promises'
import { findLatestSigner, listNeededKeys } from '../data.ts'
import { attention, bad, type Check, counted, good, type Place } from '../finding.ts'

const OTHERS = 0o077

export const keys: Check = {
  id: 'keys',
  title: 'Keys could not be looked at',
  async look({ ctx, installation }) {
    const lost = (await findLostKeys(ctx)) ?? (await findOtherSigner(ctx))
    if (lost) return lost
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

/** A vote whose key is gone says nothing by itself until somebody wants to vote or it ends. */
async function findLostKeys({ db, voteKeys }: Place['ctx']) {
  const needed = await listNeededKeys(db)
  const known = voteKeys.names()
  const lost = needed.filter(({ name }) => !known.has(name))
  if (lost.length === 0) return null
  const open = lost.filter(({ isOpen }) => isOpen).length
  return bad({
    title: 'Keys of votes are missing',
    sentence: `${counted(lost.length, 'vote has', 'votes have')} no key in ${voteKeys.folder}. ${consequenceOf(open, lost.length)}`,
    figure: `${needed.length - lost.length} of ${needed.length}`,
    advice: 'Bring the folder back from where its copy is kept, apart from the archives.',
  })
}

function consequenceOf(open: number, all: number) {
  if (open === 0) return 'Nobody sees any more what he chose there.'
  const which = open === all ? (open === 1 ? 'It is' : 'All are') : `${open} of them ${open === 1 ? 'is' : 'are'}`
  return `${which} open, and can be neither voted in nor counted.`
}

/** Whoever noted the fingerprint of the key takes a certificate of another one for a forgery. */
async function findOtherSigner({ db, voteKeys }: Place['ctx']) {
  const latest = await findLatestSigner(db)
  const signer = voteKeys.signer()
  if (latest === null || signer?.toString('base64') === latest) return null
  return bad({
    title: signer ? 'Another key signs certificates' : 'The key that signs certificates is missing',
    sentence: `The newest certificate of a vote was signed with a key that is not in ${voteKeys.folder}: the next one will look forged to whoever knows that key.`,
    advice: 'Bring signing.pem back from where its copy is kept, and start Aerie again.',
  })
}

const modeOf = async (folder: string) => {
  try {
    return (await stat(folder)).mode
  } catch {
    return null
  }
}
