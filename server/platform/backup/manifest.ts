// What an archive says of itself: at its beginning which tables follow, at its end what everything has to come to.
import { z } from 'zod'
import type { KeptHead } from '../audit/heads.ts'
import { acceptedOf } from '../audit/verify.ts'

export const FORMAT = 1

/** The entries of an archive by name; tables and files stand below the folders. */
export const ENTRIES = {
  database: 'database.json',
  tables: 'database/',
  files: 'files/',
  fileList: 'files.sha256',
  manifest: 'manifest.json',
} as const

/** A file in the list of files, as `sha256sum` writes it. */
export const listLine = (name: string, sha256: string) => `${sha256}  ${ENTRIES.files}${name}\n`

/** Among the files of an installation: what a restore keeps there until it is through. In no archive. */
export const RESTORE_FOLDER = 'restore/'

const Table = z.object({ name: z.string(), columns: z.array(z.string()), key: z.array(z.string()) })
export type Table = z.infer<typeof Table>

const Sequence = z.object({ name: z.string(), value: z.string().regex(/^-?\d+$/), isCalled: z.boolean() })
export type Sequence = z.infer<typeof Sequence>

const Partition = z.object({
  name: z.string(),
  parent: z.string(),
  // It becomes part of a statement.
  bound: z.string().regex(/^FOR VALUES FROM \('?-?\d+'?\) TO \('?-?\d+'?\)$/),
})
export type Partition = z.infer<typeof Partition>

const Migration = z.object({ name: z.string(), sha256: z.string() })
export type Migration = z.infer<typeof Migration>

/** What a database is made of, as one snapshot of it has it. */
export const Catalog = z.object({
  migrations: z.array(Migration),
  tables: z.array(Table),
  sequences: z.array(Sequence),
  partitions: z.array(Partition),
})
export type Catalog = z.infer<typeof Catalog>

const Sum = z.string().regex(/^[0-9a-f]{64}$/)

export const Manifest = z.object({
  format: z.literal(FORMAT),
  createdAt: z.iso.datetime(),
  /** Of Aerie. */
  version: z.string(),
  /** With the SHA-256 of its rows as they stand in the archive. */
  tables: z.array(z.object({ name: z.string(), rows: z.int(), sha256: Sum })),
  /** The sum is that of their list, which has the sum of each. */
  files: z.object({ count: z.int(), bytes: z.int(), listSha256: Sum }),
  leftOut: z.array(z.string()),
  /** The entry with which the audit log was last accepted as it stood, where it was; what is before it is not walked. */
  acceptedHead: z.nullish(z.object({ id: z.int(), hash: Sum, at: z.iso.datetime() })),
})
export type Manifest = z.infer<typeof Manifest>

/** Of the heads that were kept beside a log, what its archive says. */
export function lastAccepted(heads: KeptHead[]): Manifest['acceptedHead'] {
  const head = acceptedOf(heads)
  return head ? { id: head.id, hash: head.hash.toString('hex'), at: head.at.toISOString() } : null
}

/** From which the audit log in the archive is walked; null where from its beginning. */
export const acceptedHead = ({ acceptedHead: head }: Manifest): KeptHead | null =>
  head ? { id: head.id, hash: Buffer.from(head.hash, 'hex'), at: new Date(head.at), isAccepted: true } : null

/** Said in every archive, and by whoever makes one. */
export const LEFT_OUT = [
  'The keys of votes, and those that sign browsers’ cookies and links that end mails (VOTE_KEY_DIR, or keys/votes in DATA_DIR): with them beside the data ballots could be opened, and of votes that are open they alone say who has voted. Copy that folder by itself, to another place.',
  'The keys of the watermark (WATERMARK_KEYS, or keys/watermark.json in DATA_DIR): whoever has them can forge marks. Copy that file by itself, to another place.',
  'The configuration (.env), the passphrase of archives, and what the audit log ended with day by day (audit-heads in DATA_DIR).',
]
