// A photo as an iPhone keeps it: HEIC, turned by a property of its own, with a profile, a date and a place; red above blue.
import { fileURLToPath } from 'node:url'

export const PHONE = fileURLToPath(new URL('phone.heic', import.meta.url))
