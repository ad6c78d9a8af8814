// The passphrase of archives: of the configuration, or one that was set in Aerie and lies with the keys, in no database and no archive.
import { join } from 'node:path'
import { readKeyFile, replaceKey } from '../secrets/key-files.ts'

const NAME = 'backup.passphrase'

interface PassphraseSource {
  /** BACKUP_PASSPHRASE; null where it is not set. */
  configured: string | null
  /** Where the keys lie. */
  folder: string
}

/** Null where archives are not encrypted. */
export const readPassphrase = ({ configured, folder }: PassphraseSource): string | null =>
  configured ?? readKeyFile(join(folder, NAME))?.toString('utf8') ?? null

/** For archives that are made from now on; those of before keep theirs. */
export const keepPassphrase = (folder: string, passphrase: string) => replaceKey(folder, NAME, passphrase)
