// Sends a file of the store whose name changes with its content, so that browsers keep it for good.
import type { FastifyReply } from 'fastify'
import { notFound } from '../errors.ts'
import { FileMissing, type FileStore } from '../files/store.ts'

/** The first of the names that is there. */
export async function sendFile(reply: FastifyReply, files: FileStore, names: string[]) {
  const file = await openFirst(files, names)
  reply.header('cache-control', 'private, max-age=31536000, immutable')
  reply.header('content-length', file.size).type(file.contentType)
  return reply.send(file.stream)
}

async function openFirst(files: FileStore, [name, ...others]: string[]): ReturnType<FileStore['open']> {
  if (name === undefined) throw notFound('File')
  try {
    return await files.open(name)
  } catch (error) {
    if (error instanceof FileMissing) return openFirst(files, others)
    throw error
  }
}
