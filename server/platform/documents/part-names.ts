// Names of parts of an Office file, compared as its standard compares them.

/** Without regard to case of ASCII letters, percent-encoding and a slash at its beginning. */
export const partName = (name: string) =>
  name
    .replace(/%([\da-f]{2})/gi, decoded)
    .replaceAll('\\', '/')
    .replace(/^\/+/, '')
    .replace(/[A-Z]+/g, (letters) => letters.toLowerCase())

/** Only of ASCII, where others stand for bytes of letters; a slash that is encoded divides nothing. */
function decoded(written: string, hexadecimal: string) {
  const sign = String.fromCharCode(Number.parseInt(hexadecimal, 16))
  return /^[ -~]$/.test(sign) && !/[/\\%]/.test(sign) ? sign : written
}

/** What a relationship of a part points to; of the package itself the part is an empty name. */
export function targetOf(source: string, target: string): string {
  const [path = ''] = target.split(/[?#]/, 1)
  const steps = path.startsWith('/') ? [] : source.split('/').slice(0, -1)
  for (const step of path.replaceAll('\\', '/').split('/')) {
    if (step === '..') steps.pop()
    else if (step !== '' && step !== '.') steps.push(step)
  }
  return partName(steps.join('/'))
}

/** The part that holds the relationships of another. */
export function relationshipsOf(source: string): string {
  const folders = source.split('/')
  const file = folders.pop() ?? ''
  return [...folders, '_rels', `${file}.rels`].join('/')
}

export const extensionOf = (name: string) => /\.([^./]+)$/.exec(name)?.[1] ?? ''
