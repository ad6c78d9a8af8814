// Making, taking out and deleting backups; each act says how it went.
import { type Backup, backups, type LEAVE_UNENCRYPTED } from '@aerie/contract/backups'
import { addressOf, call, keysOf } from '#lib/api.ts'
import { saveFrom } from '#lib/save-file.ts'
import { failureToast } from '#ui/feedback/failure-toast.ts'
import { useAct } from '#ui/feedback/use-act.ts'

const LIST = keysOf(backups.list)
const paramsOf = ({ id }: Pick<Backup, 'id'>) => ({ backupId: String(id) })

export const useCreateBackup = () =>
  useAct({
    call: () => call(backups.create),
    stale: LIST,
    failed: (error) => failureToast(error, 'The backup was not started'),
  })

export const useProtectBackups = () =>
  useAct({
    call: (body: { passphrase: string } | { words: typeof LEAVE_UNENCRYPTED }) => call(backups.protect, { body }),
    stale: keysOf(backups.protection),
    done: ({ kind }) => ({
      title: kind === 'open' ? 'Backups are not encrypted' : 'Backups are encrypted from now on',
    }),
    failed: (error) => failureToast(error, 'Nothing was changed'),
  })

/** The browser fetches it by itself, once the password was typed. */
export const useDownloadBackup = () =>
  useAct({
    call: (backup: Backup) => call(backups.download, { params: paramsOf(backup), query: { check: 'true' } }),
    show: (_, backup) => saveFrom(addressOf(backups.download, { params: paramsOf(backup) }), backup.name),
    failed: (error) => failureToast(error, 'Not downloaded'),
  })

export const useDeleteBackup = () =>
  useAct({
    call: (backup: Backup) => call(backups.remove, { params: paramsOf(backup) }),
    stale: LIST,
    done: () => ({ title: 'Backup deleted' }),
    failed: (error) => failureToast(error, 'Failed to delete'),
  })
