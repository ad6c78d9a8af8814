// What a store of files can do, wherever it keeps them.
import type { Readable } from 'node:stream'
import type { Disk } from 'flydrive'

export interface PutOptions {
  contentType?: string
}

/** In bytes from 0; the end is the last byte of it. */
export interface ByteRange {
  start: number
  end: number
}

export interface StoredFile {
  /** In bytes, of the whole file. */
  size: number
  contentType: string
  modified: Date
}

interface OpenFile extends StoredFile {
  /** Has to be read to its end or destroyed: it holds a file handle or a connection. */
  stream: Readable
}

export interface ListedFile {
  name: string
  modified: Date
}

/**
 * Files by name. A name is folders without a dot and a last part with an ending, as in `avatars/3f2c.webp`; every
 * method refuses any other with a `TypeError`. Folder and file thus never compete for a name, and the ending tells the
 * content type where the store cannot keep one: a folder knows no other, a bucket prefers what `put` was told.
 */
export interface FileStore {
  /** Stores all of the content or, when it rejects, nothing; meanwhile readers see what was there before. */
  put(name: string, content: Readable | Uint8Array, options?: PutOptions): Promise<void>
  /**
   * Takes over the file at a path of this machine, without a copy where it lies in `incoming()`. Afterwards there is
   * nothing at the path; when it rejects, nothing is stored and the file is still the caller's to remove.
   */
  adopt(path: string, name: string, options?: PutOptions): Promise<void>
  /** Rejects with `FileMissing` when there is no such file, and with a `RangeError` for a range that lies behind its end. */
  open(name: string, range?: ByteRange): Promise<OpenFile>
  /** The whole of a small file; rejects with `FileMissing` when there is none. */
  read(name: string): Promise<Buffer>
  /** Where a file lies on this machine, to be read alone; null where the store keeps it elsewhere. */
  pathOf(name: string): string | null
  /** What is known of a file without opening it; rejects with `FileMissing` when there is none. */
  stat(name: string): Promise<StoredFile>
  has(name: string): Promise<boolean>
  /** Removing what is not there is no error. */
  remove(name: string): Promise<void>
  /** All whose names begin with `prefix`, in any order, a few in memory at a time. */
  list(prefix: string): AsyncIterable<ListedFile>
  /** Whether nothing was ever stored, or all of it removed. */
  isEmpty(): Promise<boolean>
  /** A folder of this machine for files that are still arriving or being made, from which `adopt` takes them. */
  incoming(): Promise<string>
  /** Removes what a crash has left, more than a day ago, of files that were arriving or being written. */
  removeLeft(now: Date): Promise<void>
}

/** What a folder and a bucket do each in a way of their own; names are checked by then. */
export interface Storing
  extends Pick<FileStore, 'put' | 'adopt' | 'read' | 'list' | 'incoming' | 'pathOf' | 'removeLeft'> {
  disk: Disk
  stream(name: string, range?: ByteRange): Promise<Readable>
}

export class FileMissing extends Error {
  override name = 'FileMissing'
  constructor(file: string, options?: ErrorOptions) {
    super(`There is no file ${file} in the store`, options)
  }
}

/** What keeps the files does not answer; what was to be stored is not. */
export class StoreAway extends Error {
  override name = 'StoreAway'
}

/** Libraries between here and there wrap what they are thrown; null where it is something else. */
export const storeAwayIn = (error: unknown): StoreAway | null =>
  error instanceof StoreAway ? error : error instanceof Error ? storeAwayIn(error.cause) : null

export const isStoreAway = (error: unknown) => storeAwayIn(error) !== null
