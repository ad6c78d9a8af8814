// The pictures of the logo that were asked for lately, in memory.
import { logos } from '@aerie/contract/logo'
import { keptFiles } from '#platform/http/kept-files.ts'

export const readLogoFile = keptFiles([logos.show])
