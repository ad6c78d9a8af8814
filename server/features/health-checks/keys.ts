// Whether the keys of votes and marks lie where nobody but Aerie reads them, and those of all votes are there.
import { stat } from 'node:fs/promises'
import { counted, plural } from '@aerie/text/plurals'
import { attention, bad, checkOf, type Deployment, good } from '#features/health-findings/finding.ts'
import { findLatestSigner, listNeededKeys, type NeededKey } from './key-data.ts'

const OTHERS = 0o077
/** So many votes are named. */
const NAMED = 3

export const keys = checkOf({
  id: 'keys',
  title: 'Keys could not be looked at',
  gauges: {
    vote_keys_needed: 'Votes that are open, or hold ballots: each needs its key.',
    vote_keys_missing: 'Those whose key is missing.',
    vote_keys_missing_open: 'Those of them that are open, in which nobody can vote.',
    signing_key_differs: '1 where another key signs than signed the newest certificate, or none does.',
  },
  async look({ ctx, installation }) {
    const needed = await listNeededKeys(ctx.db)
    const known = ctx.voteKeys.names()
    const lost = needed.filter(({ name }) => !known.has(name))
    const signer = await findSigner(ctx)
    const figures = {
      vote_keys_needed: needed.length,
      vote_keys_missing: lost.length,
      vote_keys_missing_open: lost.filter(({ isOpen }) => isOpen).length,
      signing_key_differs: Number(signer.differs),
    }
    const { folder } = ctx.voteKeys
    if (lost.length > 0) return { ...findingOfLost(lost, needed.length, folder), figures }
    if (signer.differs) return { ...findingOfSigner(signer.isThere, folder), figures }
    return { ...(await findingOfFolders(installation.keyFolders)), figures }
  },
})

/** A vote whose key is gone says nothing by itself until somebody wants to vote or it ends. */
function findingOfLost(lost: NeededKey[], needed: number, folder: string) {
  const [open, closed] = [true, false].map((isOpen) => lost.filter((key) => key.isOpen === isOpen)) as [
    NeededKey[],
    NeededKey[],
  ]
  const ofOpen = `${namesOf(open)} ${plural(open.length, 'is', 'are')} open, and can be neither voted in nor counted: whoever tries is told that it is not possible now (503).`
  const ofClosed = `Nobody sees any more what he chose in ${namesOf(closed)}.`
  return bad({
    title: 'Keys of votes are missing',
    sentence: [
      `${counted(lost.length, 'vote has', 'votes have')} no key in ${folder}.`,
      ...(open.length > 0 ? [ofOpen] : []),
      ...(closed.length > 0 ? [ofClosed] : []),
    ].join(' '),
    figure: `${needed - lost.length} of ${needed}`,
    advice: 'Bring the folder back from where its copy is kept, apart from the archives.',
  })
}

function namesOf(keys: NeededKey[]) {
  const names = keys.slice(0, NAMED).map(({ vote }) => `“${vote}”`)
  const more = keys.length - names.length
  if (more > 0) return `${names.join(', ')} and ${more} more`
  return names.length === 1 ? (names[0] ?? '') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`
}

async function findSigner({ db, voteKeys }: Deployment['ctx']) {
  const latest = await findLatestSigner(db)
  const signer = voteKeys.signer()
  return { isThere: signer !== null, differs: latest !== null && signer?.toString('base64') !== latest }
}

/** Whoever noted the fingerprint of the key takes a certificate of another one for a forgery. */
const findingOfSigner = (isThere: boolean, folder: string) =>
  bad({
    title: isThere ? 'Another key signs certificates' : 'The key that signs certificates is missing',
    sentence: `The newest certificate of a vote was signed with a key that is not in ${folder}: the next one will look forged to whoever knows that key.`,
    advice: 'Bring signing.pem back from where its copy is kept, and start Aerie again.',
  })

async function findingOfFolders(keyFolders: string[]) {
  const folders = await Promise.all(keyFolders.map(async (folder) => ({ folder, mode: await modeOf(folder) })))
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
}

const modeOf = async (folder: string) => {
  try {
    return (await stat(folder)).mode
  } catch {
    return null
  }
}
