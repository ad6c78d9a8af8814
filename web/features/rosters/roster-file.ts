// What can be said of a roster's file before it is sent.

const LARGEST_BYTES = 64 * 1_048_576

/** The toast that refuses a file; null for one that may be sent. */
export function refusalOf({ name, size }: Pick<File, 'name' | 'size'>) {
  if (!/\.csv$/i.test(name)) return { title: 'Invalid File', description: 'Please select a CSV file.' }
  if (size > LARGEST_BYTES)
    return { title: 'File Too Large', description: 'The file is larger than 64 MB. Split it into several.' }
  return null
}

/** '48 KB', '1.2 MB'. */
export function sizeLabel(bytes: number) {
  if (bytes < 1_048_576) return `${Math.max(1, Math.round(bytes / 1024))} KB`
  return `${(bytes / 1_048_576).toFixed(1)} MB`
}
