// Where backups go, and what the process that makes them is told of the installation.
import type { FileStore } from '../files/file-store.ts'
import type { Order } from './backing-up.ts'

export interface BackupPlace {
  archives: FileStore
  /** Of the configuration; null where that has none, and one may be set in Aerie. */
  passphrase: string | null
  /** Where this installation keeps what its audit log ended with. */
  headsFile: string
  order: Pick<Order, 'database' | 'owner' | 'store' | 'version'>
}
