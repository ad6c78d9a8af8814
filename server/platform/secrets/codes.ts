// Random codes that must not be guessed, and the form in which they are kept.
import { createHash, randomBytes } from 'node:crypto'

/** 128 random bits in base64url, 22 characters: a name that cannot be counted or guessed. */
export const randomCode = () => randomBytes(16).toString('base64url')

/** 256 random bits in base64url, 43 characters: a secret. */
export const randomSecret = () => randomBytes(32).toString('base64url')

/** What of a secret is kept: enough to know it again, not enough to use it. */
export const digest = (secret: string) => createHash('sha256').update(secret).digest()
