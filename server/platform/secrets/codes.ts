// Random codes that must not be guessed, and the form in which they are stored.
import { createHash, createHmac, randomBytes } from 'node:crypto'

/** 128 random bits in base64url, 22 characters: a name that cannot be counted or guessed. */
export const randomCode = () => randomBytes(16).toString('base64url')

/** 256 random bits in base64url, 43 characters: a secret. */
export const randomSecret = () => randomBytes(32).toString('base64url')

/** The stored hash of a secret: enough to recognise it, not enough to use it. */
export const digest = (secret: string) => createHash('sha256').update(secret).digest()

/** The same of a secret that is short enough to be tried out: without the key nobody recognises it. */
export const keyedDigest = (key: Buffer, secret: string) => createHmac('sha256', key).update(secret).digest()
