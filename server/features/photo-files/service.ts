// The files of photos for other features: their names and removal, and a member's own photos as part of a zip.
import type { MemberContext } from '#platform/context.ts'
import type { OpenZip } from '#platform/zip-stream.ts'
import * as animations from './animations.ts'
import * as data from './data.ts'
import * as files from './files.ts'
import type { Marking } from './marked.ts'
import { addPhotos } from './zip-entries.ts'

/** The names of the files of a photo, and what is done with all of them. */
export const FOLDERS = files.FOLDERS
export const asUploadedOf = files.asUploadedOf
export const codeOfFile = files.codeOfFile
export const filmOf = files.filmOf
export const keepAnimation = animations.keepAnimation
export const keepRendition = files.keepRendition
export const originalOf = files.originalOf
export const readAnimation = animations.readAnimation
export const readRendition = files.readRendition
export const removeFiles = files.removeFiles
export const renditionOf = files.renditionOf
export const thumbnailOf = files.thumbnailOf

/** How many photos and videos the caller shared. */
export const countShared = (ctx: MemberContext) => data.countShared(ctx.db, ctx.actor.id)

/** Adds what the caller shared to a zip, each as a copy of his; answers their names in the folder. */
export const addShared = async (ctx: MemberContext, zip: OpenZip, marking: Marking, folder: string) =>
  addPhotos(ctx, zip, marking, await data.listSharedForZip(ctx.db, ctx.actor.id), folder)
