// What names the content of a file, to be compared before it is sent.

/** In hexadecimal; null where this browser hashes nothing, as on pages that are not secure. Rejects where the file cannot be read. */
export async function sha256(file: File): Promise<string | null> {
  if (!isSecureContext) return null
  const digest = await crypto.subtle.digest('SHA-256', await file.arrayBuffer())
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}
