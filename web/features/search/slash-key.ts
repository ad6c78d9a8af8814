// Whether the key / opens the search: on, unless whoever uses this browser has switched it off.
import { keep, readKept } from '#lib/browser-storage.ts'

const KEY = 'aerie-search-slash'

export const isSlashOn = () => readKept('browser', KEY) === null

export const switchSlash = (isOn: boolean) => keep('browser', KEY, isOn ? null : 'off')
