// Where backups of this installation go, as its configuration says.
import { join } from 'node:path'
import pack from '../package.json' with { type: 'json' }
import { HEADS } from './platform/audit/heads.ts'
import type { StorePlace } from './platform/backup/backing-up.ts'
import type { BackupPlace } from './platform/backup/place.ts'
import type { Config } from './platform/config.ts'
import type { Located } from './platform/db/locate.ts'
import { openFolderStore, openS3Store } from './platform/files/store.ts'

export async function openBackupPlace(config: Config, { runtime, owner }: Located): Promise<BackupPlace> {
  const { folder, bucket, passphrase } = config.backup
  return {
    archives: config.s3 && bucket ? await openS3Store({ ...config.s3, bucket }) : openFolderStore(folder),
    passphrase,
    headsFile: join(config.dataFolder, HEADS),
    order: { database: runtime, owner, store: storeOf(config), version: pack.version },
  }
}

export const storeOf = ({ s3, dataFolder }: Config): StorePlace =>
  s3 ? { kind: 's3', s3 } : { kind: 'folder', folder: join(dataFolder, 'files') }
